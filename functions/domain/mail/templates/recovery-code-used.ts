import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const recoveryCodeUsed = (
	{ firstName, left }: ContentOf<'recovery-code-used'>,
	page: Page,
): Words => ({
	subject: 'A recovery code was used to sign in',
	preview: 'It won’t work again.',
	title: 'A recovery code was used to sign in',
	greeting: greet(firstName),
	body: [
		text('Someone just signed in to your account with your password and one of your recovery codes.'),
		text(
			left === 0
				? 'It was the last one. Please make new codes in Settings.'
				: left === 1
					? 'You have 1 code left.'
					: `You have ${left} codes left.`,
		),
		{ kind: 'link', label: 'See your passkeys', address: page('/dashboard/settings/passkeys') },
	],
	ifNotYou: {
		question: 'Wasn’t that you?',
		answer: 'Please ask a colleague with User Access to remove your passkeys, and change your password.',
	},
})
