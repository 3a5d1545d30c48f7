import { longDate } from '#shared/dates.ts'
import type { CalendarEntry, CalendarEvent } from './calendar.ts'
import type { MailContent } from './content.ts'

export type ContentOf<Name extends MailContent['template']> = Extract<MailContent, { template: Name }>

/** One mail in words: the HTML part and the text part are both drawn from it, so they cannot say different things. */
export interface Words {
	/** Carries nothing about a person: lock screens and the logs of mail servers show it. */
	subject: string
	/** What a mailbox shows beside the subject. */
	preview: string
	title: string
	greeting: string
	body: Block[]
	/** What to do for someone who didn't ask for this mail. */
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

/** Where an application is looked up: members have a dashboard, and guests need its token. */
export const whereToLook = ({ member, token }: { member: boolean; token: string }, page: Page): Block[] =>
	member
		? [{ kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') }]
		: [
				text('You’ll need your name and this token:'),
				{ kind: 'token', token },
				{ kind: 'link', label: 'Find your application', address: page('/find') },
			]

export const whenAndWhere = ({ name, date, time, location }: CalendarEvent): Block => ({
	kind: 'list',
	items: [name, `${longDate(date)}, ${time}`, location],
})

/** For a mail with the calendar's file. */
export function dayAndCancel(cancelToken: string, page: Page, toConfirm = false): Block[] {
	// What comes after # stays in the browser, so no log has the token.
	const address = `${page('/events/cancel')}#${cancelToken}`
	return [
		text('The attached file puts the day into your calendar.'),
		...(toConfirm ? [text('Please open this link once, so that we know this email is yours.')] : []),
		text('Can’t come? Please tell us, so that someone else can have your place.'),
		{ kind: 'link', label: toConfirm ? 'Confirm or cancel my sign-up' : 'Cancel my sign-up', address },
	]
}

/** What a person wrote, each of its lines for itself. */
export const written = (words: string): Block[] =>
	words
		.split('\n')
		.map((line) => line.replace(/\s+/g, ' ').trim())
		.filter((line) => line !== '')
		.map(text)

/** The address of a page of our site: nothing else is ever linked. */
export type Page = (path: `/${string}`) => string

/** Mail programs turn 'evil.example' into a link, even where a stranger typed it as their first name. */
const looksLikeAddress = /\p{L}\.\p{L}{2}/u

/** A name in the middle of a sentence, which can't be left out: a space keeps it from becoming a link. */
export const unlinked = (name: string) => name.replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, '. ')

export const greet = (firstName: string) => {
	const name = firstName.replace(/\s+/g, ' ').trim()
	return name && !looksLikeAddress.test(name) ? `Hello ${name},` : 'Hello,'
}

/** Followed by the address of the page. */
export const help =
	'Please don’t reply to this email, because replies aren’t read. You can call or write to us; here’s how:'

export const codeLife = 'The code works once, for 10 minutes from when you asked for it.'
