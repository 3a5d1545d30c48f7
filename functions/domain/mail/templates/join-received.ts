import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

const thanks = {
	affiliate: 'Thank you for asking to become an affiliate.',
	ambassador: 'Thank you for asking to become an ambassador.',
	board: 'Thank you for asking to become a board member.',
}

export const joinReceived = ({ firstName, role }: ContentOf<'join-received'>, page: Page): Words => ({
	subject: 'We received your application to join us',
	preview: 'Thank you. A person will read it soon.',
	title: 'Thank you for wanting to help',
	greeting: greet(firstName),
	body: [
		text(thanks[role]),
		text('A person will read your application, and you’ll hear from us. Your dashboard shows where it is.'),
		{ kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') },
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
