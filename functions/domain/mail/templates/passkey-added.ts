import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const passkeyAdded = ({ firstName }: ContentOf<'passkey-added'>, page: Page): Words => ({
	subject: 'A passkey was added to your account',
	preview: 'You’ll need it when you sign in.',
	title: 'A passkey was added to your account',
	greeting: greet(firstName),
	body: [
		text('When you sign in, we’ll ask for your password and then for your passkey.'),
		text('Keep your recovery codes in a safe place. They let you in if you lose your device.'),
		{ kind: 'link', label: 'See your passkeys', address: page('/dashboard/settings/passkeys') },
	],
	ifNotYou: {
		question: 'Wasn’t that you?',
		answer: 'Please ask a colleague with User Access to remove your passkeys, and change your password.',
	},
})
