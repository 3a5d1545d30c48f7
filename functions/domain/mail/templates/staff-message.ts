import { type ContentOf, greet, type Words, written } from '#functions/domain/mail/words.ts'

export const staffMessage = ({ firstName, message }: ContentOf<'staff-message'>): Words => ({
	subject: 'A message about your application',
	preview: 'Open this email to read it.',
	title: 'A message about your application',
	greeting: greet(firstName),
	body: written(message),
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
