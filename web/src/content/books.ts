export const bookWords = {
	intro: 'We give books to children together with a publisher. They are free, and you don’t need an account.',
	steps: [
		'You tell us about the reader: their name, gender and reading level.',
		'You tell us where to send the books.',
		'We choose books that fit and mail them to you.',
	],
	consent: 'To send the books, we share what you type in this form with the publisher who mails them.',
} as const
