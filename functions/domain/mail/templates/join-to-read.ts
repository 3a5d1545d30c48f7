import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

const arrived = {
	affiliate: 'Someone wants to join as an affiliate.',
	ambassador: 'Someone wants to join as an ambassador.',
	board: 'Someone wants to join as a board member.',
}

export const joinToRead = ({ role }: ContentOf<'join-to-read'>, page: Page): Words => ({
	subject: 'A new application to join us',
	preview: 'It’s in the console.',
	title: 'A new application to join us',
	greeting: greet(''),
	body: [
		text(arrived[role]),
		text('The console has it, with everything they wrote.'),
		{ kind: 'link', label: 'Open the console', address: page('/dashboard') },
	],
	ifNotYou: {
		question: 'Didn’t expect this?',
		answer: 'This mailbox is told of new applications. Ask a colleague to have another one told.',
	},
})
