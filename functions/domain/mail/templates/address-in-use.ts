import { type Page, text, type Words } from '#functions/domain/mail/words.ts'

/** The name that was typed is a stranger's, as far as we know: it is not repeated to the owner of the account. */
export const addressInUse = (_letter: unknown, page: Page): Words => ({
	subject: 'You already have an account with us',
	preview: 'Somebody tried to sign up with your address.',
	title: 'You already have an account',
	greeting: 'Hello,',
	body: [
		text(
			'Somebody has just tried to sign up at Bridge The Gap with this address. It has an account already, so no second one was made.',
		),
		text(
			'If that was you, simply sign in. Should the password have slipped your mind, choose ‘Forgot Password?’ there, and we send you a code for a new one.',
		),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Was that not you?',
		answer:
			'Then you need not do anything. Nothing in your account was changed, and nobody was told that you have one.',
	},
})
