import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const passkeysReset = ({ firstName }: ContentOf<'passkeys-reset'>, page: Page): Words => ({
	subject: 'Your passkeys were removed',
	preview: 'You can sign in with your password.',
	title: 'Your passkeys were removed',
	greeting: greet(firstName),
	body: [
		text('A colleague just removed your passkeys and your recovery codes.'),
		text('You were signed out everywhere. Sign in with your password, and add a new passkey in Settings.'),
		{ kind: 'link', label: 'Sign in', address: page('/login') },
	],
	ifNotYou: {
		question: 'Didn’t ask for this?',
		answer: 'Please change your password now and talk to your colleagues.',
	},
})
