import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const keyReset = ({ firstName }: ContentOf<'key-reset'>, page: Page): Words => ({
	subject: 'Your employee key was reset',
	preview: 'You choose a new one at the next use.',
	title: 'Your employee key was reset',
	greeting: greet(firstName),
	body: [
		text('A colleague with User Access has just reset your employee key. The old one no longer works.'),
		text('You choose a new one in Settings; we ask for your password then. Nobody else can see or set it.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Did you not ask for this?',
		answer: 'Then please talk to your colleagues and let us know, before you choose a new key.',
	},
})
