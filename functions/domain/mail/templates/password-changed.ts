import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const passwordChanged = ({ firstName }: ContentOf<'password-changed'>, page: Page): Words => ({
	subject: 'Your password was changed',
	preview: 'If this was you, you’re all set.',
	title: 'Your password was changed',
	greeting: greet(firstName),
	body: [
		text('The password for your Bridge The Gap account was just changed. If this was you, you’re all set.'),
		text('To be safe, we signed you out everywhere. Please sign in with the new password.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Wasn’t that you?',
		answer:
			'Someone may be able to read your email. First, change the password for your email account. Then open our sign-in page, choose ‘Forgot Password?’ to set a new password here, and let us know.',
	},
})
