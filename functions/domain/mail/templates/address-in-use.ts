import { type Page, text, type Words } from '#functions/domain/mail/words.ts'

/** The name that was typed is a stranger's, as far as we know: it is not repeated to the owner of the account. */
export const addressInUse = (_content: unknown, page: Page): Words => ({
	subject: 'You already have an account with us',
	preview: 'Someone tried to sign up with your email.',
	title: 'You already have an account',
	greeting: 'Hello,',
	body: [
		text(
			'Someone just tried to sign up at Bridge The Gap with this email. It already has an account, so we didn’t make a second one.',
		),
		text(
			'If that was you, just sign in. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.',
		),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Wasn’t that you?',
		answer:
			'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.',
	},
})
