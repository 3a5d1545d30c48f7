import { type ContentOf, codeLife, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const recovery = ({ firstName, code }: ContentOf<'recovery'>, page: Page): Words => ({
	subject: 'Your recovery code for Bridge The Gap',
	preview: 'Enter it on our site and choose a new password.',
	title: 'Choose a new password',
	greeting: greet(firstName),
	body: [
		text(
			'Here is the recovery code for your account. Open the recovery page and enter it there, with your email and the new password.',
		),
		{ kind: 'code', code },
		{ kind: 'link', label: 'Open the recovery page', address: page('/recover') },
		text(
			`${codeLife} Did it come too late? Choose ‘Forgot Password?’ on our sign-in page for a new one: only the newest works.`,
		),
		text('It has no letters O, I or L in it: what looks like one of them is a zero or a one.'),
	],
	ifNotYou: {
		question: 'Did you not ask for this?',
		answer:
			'Then you need not do anything: your password stays as it is, and nobody gets into your account without the code. Please give it to nobody: we never ask for it, neither by mail nor on the phone.',
	},
})
