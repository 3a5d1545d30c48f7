import { type ContentOf, codeLife, greet, text, type Words } from '#functions/domain/mail/words.ts'

export const verification = ({ firstName, code }: ContentOf<'verification'>): Words => ({
	subject: 'Your code for Bridge The Gap',
	preview: 'Enter it on our site to finish creating your account.',
	title: 'Here is your code',
	greeting: greet(firstName),
	body: [
		text('Welcome. Enter this code on the page where you signed up, and your account is ready.'),
		{ kind: 'code', code },
		text(`${codeLife} Did it come too late? Ask for a new one on the same page: only the newest works.`),
	],
	ifNotYou: {
		question: 'Did you not sign up?',
		answer:
			'Then somebody typed your address, most likely by mistake. Without the code nothing comes of it, so you can delete this letter. Please give the code to nobody: we never ask for it, neither by mail nor on the phone.',
	},
})
