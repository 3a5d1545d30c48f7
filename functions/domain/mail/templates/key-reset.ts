import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const keyReset = ({ firstName }: ContentOf<'key-reset'>, page: Page): Words => ({
	subject: 'Your employee key was reset',
	preview: 'You’ll choose a new one next time.',
	title: 'Your employee key was reset',
	greeting: greet(firstName),
	body: [
		text('A colleague with User Access just reset your employee key. The old one no longer works.'),
		text('Choose a new one in Settings; we’ll ask for your password. No one else can see or set it.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Didn’t ask for this?',
		answer: 'Please talk to your colleagues and let us know before you choose a new key.',
	},
})
