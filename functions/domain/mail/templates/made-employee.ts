import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const madeEmployee = ({ firstName }: ContentOf<'made-employee'>, page: Page): Words => ({
	subject: 'Your account is now an employee account',
	preview: 'Please sign in again.',
	title: 'You are an employee now',
	greeting: greet(firstName),
	body: [
		text('A colleague has just made your Bridge The Gap account an employee account.'),
		text(
			'You were signed out everywhere. When you sign in again, you see the employee dashboard. A colleague with User Access opens its sections to you.',
		),
		text('Before your first decision you choose an employee key in Settings. Never share it with anybody.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Did you not expect this?',
		answer: 'Then please let us know, so that we can look into it together.',
	},
})
