import { type ContentOf, codeLife, greet, text, type Words } from '#functions/domain/mail/words.ts'

export const verification = ({ firstName, code }: ContentOf<'verification'>): Words => ({
	subject: 'Your code for Bridge The Gap',
	preview: 'Enter it on our site to finish creating your account.',
	title: 'Here’s your code',
	greeting: greet(firstName),
	body: [
		text('Welcome! Enter this code on the page where you signed up, and your account is ready.'),
		{ kind: 'code', code },
		text(`${codeLife} Expired? Ask for a new one on the same page. Only the latest code works.`),
	],
	ifNotYou: {
		question: 'Didn’t sign up?',
		answer:
			'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.',
	},
})
