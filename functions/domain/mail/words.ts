import type { MailContent } from './content.ts'

export type ContentOf<Name extends MailContent['template']> = Extract<MailContent, { template: Name }>

/** One letter in words: the HTML part and the text part are both drawn from it, so they cannot say different things. */
export interface Words {
	/** Carries nothing about a person: it stands on lock screens and in the logs of mail servers. */
	subject: string
	/** What a mailbox shows beside the subject. */
	preview: string
	title: string
	greeting: string
	body: Block[]
	/** What to do for whom did not ask for this letter. */
	ifNotYou: { question: string; answer: string }
}

export type Block =
	| { kind: 'text'; text: string }
	| { kind: 'code'; code: string }
	| { kind: 'token'; token: string }
	| { kind: 'link'; label: string; address: string }

export const text = (words: string): Block => ({ kind: 'text', text: words })

/** What a person wrote, each of its lines for itself. */
export const written = (words: string): Block[] =>
	words
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter((line) => line !== '')
		.map(text)

/** The address of a page of ours: nothing else is ever linked. */
export type Page = (path: `/${string}`) => string

/** Mail programs turn 'evil.example' into a link, even where a stranger typed it as their first name. */
const looksLikeAddress = /\p{L}\.\p{L}{2}/u

export const greet = (firstName: string) => {
	const name = firstName.replace(/\s+/g, ' ').trim()
	return name && !looksLikeAddress.test(name) ? `Hello ${name},` : 'Hello,'
}

/** Followed by the address of the page. */
export const help =
	'Nobody reads what is sent back to this address. For help, write or call: the ways to reach us are at'

export const codeLife = 'The code works once, for 10 minutes from when you asked for it.'
