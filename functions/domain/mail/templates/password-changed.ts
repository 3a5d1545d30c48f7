import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const passwordChanged = ({ firstName }: ContentOf<'password-changed'>, page: Page): Words => ({
	subject: 'Your password was changed',
	preview: 'If that was you, all is well.',
	title: 'Your password was changed',
	greeting: greet(firstName),
	body: [
		text('The password of your Bridge The Gap account has just been changed.'),
		text('You were signed out everywhere, to be on the safe side. Please sign in with the new password.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Was that not you?',
		answer:
			'Then somebody may be able to read your mail. Change the password of your mailbox first. After that, open our sign-in page, choose ‘Forgot Password?’ to set a new password here, and let us know.',
	},
})
