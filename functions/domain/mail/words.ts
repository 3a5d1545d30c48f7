import { contact } from '#shared/contact.ts'
import { longDate } from '#shared/dates.ts'
import type { CalendarEntry } from '#shared/events/calendar.ts'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import { type Filling, fill, type Language, type Translation, withoutNote } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'

export type ContentOf<Name extends MailContent['template']> = Extract<MailContent, { template: Name }>

/** Writes the words of each mail. A file in `templates` has the mails of one subject. */
export type Templates = { [Name in MailContent['template']]: (content: ContentOf<Name>) => Words }

/** What a template writes. */
interface Words {
	/** Carries nothing about a person: lock screens and the logs of mail servers show it. */
	subject: string
	/** Mail programs show it beside the subject. */
	preview: string
	/** The subject again, unless it says more here. */
	title?: string
	body: Block[]
	/** Tells someone who didn't ask for this mail what to do. */
	ifNotYou: { question: string; answer: string }
	/** The token that takes the recipient off the list, for a mail that goes to one. */
	leave?: string
	/** The mail has it attached as a file for calendars. */
	calendar?: CalendarEntry
}

/** The HTML part and the text part of a mail are both made from this, so they can't say different things. */
export interface Letter extends Words {
	title: string
	greeting: string
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

const inSpanish = { ...said, ...mailed }

const words: Record<Translation, ReadonlyMap<string, string>> = { es: new Map(Object.entries(inSpanish)) }

/** The compiler's complaint says which sentence of a mail has no Spanish. */
type Known<Sentence extends string> = Sentence extends keyof typeof inSpanish ? Sentence : `No Spanish yet: ${Sentence}`

type Say = <const Sentence extends string>(english: Known<Sentence>, ...[values]: Filling<Sentence>) => string

/** The address of a page of our site: nothing else is ever linked. */
type Page = (path: `/${string}`) => string

/** The functions with which a template writes in the recipient's language. */
export interface Writer {
	language: Language
	/** The page in that language. */
	page: Page
	say: Say
	/** A paragraph of the body. */
	paragraph: <const Sentence extends string>(
		english: Known<Sentence>,
		...values: Filling<Sentence>
	) => { kind: 'text'; text: string }
	/** Of a sentence that may be ours or an employee's, whose words stay as they are. */
	sayIfKnown: (sentence: string) => string
	/** The day, YYYY-MM-DD, in words. */
	date: (day: string) => string
}

/** Where the pages of a language begin. */
export const siteIn = (language: Language, siteAddress: string) =>
	language === 'en' ? siteAddress : `${siteAddress}/${language}`

export function writerIn(language: Language, siteAddress: string): Writer {
	const own = language === 'en' ? undefined : words[language]
	const say: Say = (english, ...[values]) => {
		const sentence = own?.get(english) ?? withoutNote(english)
		return values ? fill(sentence, values) : sentence
	}
	return {
		language,
		page: (path) => siteIn(language, siteAddress) + path,
		say,
		paragraph: (english, ...values) => ({ kind: 'text', text: say(english, ...values) }),
		sayIfKnown: (sentence) => own?.get(sentence) ?? sentence,
		date: dates[language],
	}
}

const spanishMonths = [
	'enero',
	'febrero',
	'marzo',
	'abril',
	'mayo',
	'junio',
	'julio',
	'agosto',
	'septiembre',
	'octubre',
	'noviembre',
	'diciembre',
]

/** '2026-03-18' becomes '18 de marzo de 2026'. */
function spanishDate(day: string) {
	const [year, month, date] = day.split('-').map(Number)
	return `${date} de ${spanishMonths[(month ?? 0) - 1]} de ${year}`
}

const dates: Record<Language, Writer['date']> = { en: longDate, es: spanishDate }
