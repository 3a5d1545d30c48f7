import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const applicationReceived = (
	{ firstName, token, member }: ContentOf<'application-received'>,
	page: Page,
): Words => ({
	subject: 'We received your application',
	preview: 'Keep this letter: it holds the token of your application.',
	title: 'We received your application',
	greeting: greet(firstName),
	body: [
		text('Thank you for writing to us. Your application has arrived, and people of ours will read it.'),
		text('This is its token. With it and your name you can look up what became of it.'),
		{ kind: 'token', token },
		member
			? { kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') }
			: { kind: 'link', label: 'Find your application', address: page('/find') },
		text(
			'It can take up to 21 days until you hear from us. An application without payment information is denied after 15 days, so please send us what is missing before.',
		),
		text('It has no letters O, I or L in it: what looks like one of them is a zero or a one.'),
	],
	ifNotYou: {
		question: 'Did you not apply?',
		answer:
			'Then somebody typed your address, most likely by mistake. Please let us know, and we take it off the application. Until then give the token to nobody.',
	},
})
