import { type ContentOf, codeLife, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const recovery = ({ firstName, code }: ContentOf<'recovery'>, page: Page): Words => ({
	subject: 'Your recovery code for Bridge The Gap',
	preview: 'Enter it on our site and choose a new password.',
	title: 'Choose a new password',
	greeting: greet(firstName),
	body: [
		text(
			'Here’s the recovery code for your account. On the recovery page, enter the code, your email and a new password.',
		),
		{ kind: 'code', code },
		text('The code has no O, I or L: what looks like one is a zero or a one.'),
		{ kind: 'link', label: 'Open the recovery page', address: page('/recover') },
		text(
			`${codeLife} Expired? Choose ‘Forgot Password?’ on our sign-in page for a new one. Only the latest code works.`,
		),
	],
	ifNotYou: {
		question: 'Didn’t ask for this?',
		answer:
			'You don’t need to do anything. Your password stays the same, and no one can get in without the code. Never share it. We won’t ask for it by email or phone.',
	},
})
