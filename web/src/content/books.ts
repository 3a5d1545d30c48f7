/** Values in [brackets] are placeholders. */
export const bookWords = {
	intro:
		'We give books to children together with [name of the publisher]. They are free, and you don’t need an account.',
	steps: [
		'You tell us about the reader: their name, gender and reading level.',
		'You tell us where to send the books.',
		'We choose books that fit and mail them to you.',
	],
	consent:
		'To send the books, we share with the publisher: [the reader’s first name, the reading level and your address].',
} as const
