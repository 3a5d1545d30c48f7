import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const madeEmployee = ({ firstName }: ContentOf<'made-employee'>, page: Page): Words => ({
	subject: 'Your account is now an employee account',
	preview: 'Please sign in again.',
	title: 'You’re an employee now',
	greeting: greet(firstName),
	body: [
		text('A colleague just made your Bridge The Gap account an employee account.'),
		text(
			'You were signed out everywhere. When you sign in again, you’ll see the employee dashboard. A colleague with User Access will give you access to its sections.',
		),
		text('Before your first decision, choose an employee key in Settings. Never share it with anyone.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Didn’t expect this?',
		answer: 'Please let us know, so we can look into it together.',
	},
})
