import { contact } from '#shared/contact.ts'
import type { CalendarEntry } from '#shared/events/calendar.ts'
import type { MailContent } from './content.ts'
import type { Say, Writer } from './writer.ts'

export type { Writer } from './writer.ts'

export type ContentOf<Name extends MailContent['template']> = Extract<MailContent, { template: Name }>

/** Writes the words of each mail. A file in `templates` has the mails of one subject. */
export type Templates = { [Name in MailContent['template']]: (content: ContentOf<Name>) => Words }

/** The HTML part and the text part of a mail are both made from this, so they can't say different things. */
export interface Words {
	/** Carries nothing about a person: lock screens and the logs of mail servers show it. */
	subject: string
	/** Mail programs show it beside the subject. */
	preview: string
	title: string
	greeting: string
	body: Block[]
	/** Tells someone who didn't ask for this mail what to do. */
	ifNotYou: { question: string; answer: string }
	/** The token that takes the recipient off the list, for a mail that goes to one. */
	leave?: string
	/** The mail has it attached as a file for calendars. */
	calendar?: CalendarEntry
}

export type Block =
	| { kind: 'text'; text: string }
	| { kind: 'code'; code: string }
	| { kind: 'token'; token: string }
	| { kind: 'list'; items: string[] }
	| { kind: 'link'; label: string; address: string }
	| { kind: 'links'; items: { label: string; address: string }[] }

export const text = (words: string): Block => ({ kind: 'text', text: words })

export const link = (label: string, address: string): Block => ({ kind: 'link', label, address })

export const didNotApply = (say: Say) => ({
	question: say('Didn’t apply?'),
	answer: say('Someone typed your email, most likely by mistake. Please let us know, and delete this email.'),
})

/** Followed by the address of the page. */
export const help = ({ say }: Writer) =>
	say('Please don’t reply to this email. Call {phone} or write to {email}. Here’s more:', contact)

/** Shows each line that a person wrote as a block of its own. */
export const written = (words: string): Block[] =>
	words
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter((line) => line !== '')
		.map(text)

/** Mail programs turn 'evil.example' into a link, even where a stranger typed it as their first name. */
const looksLikeAddress = /\p{L}\.\p{L}{2}/u

export const greet = (firstName: string, say: Say) => {
	const name = firstName.replace(/\s+/g, ' ').trim()
	return name && !looksLikeAddress.test(name) ? say('Hello {name},', { name }) : say('Hello,')
}
