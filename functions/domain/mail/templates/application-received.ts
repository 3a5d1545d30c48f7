import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const applicationReceived = (
	{ firstName, token, member }: ContentOf<'application-received'>,
	page: Page,
): Words => ({
	subject: 'We received your application',
	preview: 'Keep this email: it has the token for your application.',
	title: 'We received your application',
	greeting: greet(firstName),
	body: [
		text(
			'We have your application, and one of us will read it soon. Use this token and your name to check on it.',
		),
		{ kind: 'token', token },
		text('The token has no O, I or L: what looks like one is a zero or a one.'),
		member
			? { kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') }
			: { kind: 'link', label: 'Find your application', address: page('/find') },
		text(
			'You’ll hear from us within 21 days, whatever we decide. If your bill is missing, send it within 15 days, or we’ll have to close your application.',
		),
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer:
			'Someone typed your email, most likely by mistake. Please let us know, and we’ll take it off the application. Until then, don’t share the token.',
	},
})
