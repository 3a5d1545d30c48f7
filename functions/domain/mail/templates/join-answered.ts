import { type ContentOf, greet, type Page, text, type Words, written } from '#functions/domain/mail/words.ts'

const answer = {
	affiliate: {
		Approved: 'We’re glad to welcome you as an affiliate.',
		Denied: 'We read your application with care. We’re sorry: you can’t become an affiliate now.',
	},
	ambassador: {
		Approved: 'We’re glad to welcome you as an ambassador.',
		Denied: 'We read your application with care. We’re sorry: you can’t become an ambassador now.',
	},
	board: {
		Approved: 'We’re glad to welcome you as a board member.',
		Denied: 'We read your application with care. We’re sorry: you can’t become a board member now.',
	},
}

/** The answer is inside only: anyone who looks at the phone sees the subject. */
export const joinAnswered = (
	{ firstName, role, status, message }: ContentOf<'join-answered'>,
	page: Page,
): Words => ({
	subject: 'We have answered your application to join us',
	preview: 'Open this email to read our answer.',
	title: 'Your application to join us',
	greeting: greet(firstName),
	body: [
		text(answer[role][status]),
		...written(message),
		{ kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') },
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
