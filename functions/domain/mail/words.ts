import { contact } from '#shared/contact.ts'
import { longDate } from '#shared/dates.ts'
import type { CalendarEntry } from '#shared/events/calendar.ts'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import { isEnglish } from '#shared/words/isEnglish.ts'
import { type Filling, fill, type Language, type Translation, withoutNote } from '#shared/words/t.ts'
import type { MailContent } from './content.ts'

const inSpanish = { ...said, ...mailed }

type Known = keyof typeof inSpanish

/** A sentence that has its Spanish, and nothing to fill in. */
type Sentence = Exclude<Known, `${string}{${string}`>

/** What's read at one place: a sentence of our own, one with values, one that may be ours, or anyone's text as it is. */
type Said<Own extends string> =
	| Own
	| { english: Known; values: Readonly<Record<string, string | number>> | undefined }
	| { known: string }
	| { text: string }

interface Link<Own extends string> {
	link: Own
	path: `/${string}`
}

/** A part of a mail's body. What is only said is a paragraph. */
export type Part<Own extends string> =
	| Said<Own>
	| { code: string }
	| { token: string }
	| { list: Said<Own>[] }
	| Link<Own>
	| { links: Link<Own>[] }

/** What a template writes. The HTML part and the text part of a mail are both made from it, so they can't differ. */
interface Words<Own extends string> {
	/** Carries nothing about a person: lock screens and the logs of mail servers show it. */
	subject: Own
	/** Mail programs show it beside the subject. */
	preview: Own
	/** The subject again, unless it says more here. */
	title?: Own
	body: Part<Own>[]
	/** Asks whether the mail came to the wrong person, and tells them what to do. */
	question: Own
	answer: Said<Own>
	/** The token that takes the recipient off the list, for a mail that goes to one. */
	leave?: string
	/** The mail has it attached as a file for calendars. */
	calendar?: CalendarEntry
}

/** A mail with everything that is in it beside its frame. */
export interface Letter extends Words<string> {
	title: string
	greeting: Said<string>
}

export type ContentOf<Name extends MailContent['template']> = Extract<MailContent, { template: Name }>

type TemplatesOf<Own extends string> = {
	[Name in MailContent['template']]: (content: ContentOf<Name>, writer: Writer) => Words<Own>
}

/** Writes the words of each mail. A file in `templates` has the mails of one subject. */
export type Templates = TemplatesOf<string>

/** Mails that people may read in Spanish. A sentence without its Spanish doesn't compile. */
export type SpokenTemplates = TemplatesOf<Sentence>
export type SpokenPart = Part<Sentence>

export const filled = <const English extends Known>(english: English, ...[values]: Filling<English>) => ({
	english,
	values,
})

export const didNotApply = {
	question: 'Didn’t apply?',
	answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
} as const

/** Shows each line that a person wrote as a paragraph of its own. */
export const written = (words: string) =>
	words
		.split('\n')
		.map((line) => ({ text: line.replace(/\s+/g, ' ').trim() }))
		.filter(({ text }) => text !== '')

/** What our team wrote. Someone who reads Spanish learns why it's English, and who explains it to them. */
export const writtenByTeam = (message: string, { language }: Writer) => [
	...(language !== 'en' && isEnglish(message)
		? (['Our team wrote this to you in English. Do you need us to explain it? Call us.'] as const)
		: []),
	...written(message),
]

/** Mail programs turn 'evil.example' into a link, even where a stranger typed it as their first name. */
const looksLikeAddress = /\p{L}\.\p{L}{2}/u

export function greeting(firstName: string) {
	const name = firstName.replace(/\s+/g, ' ').trim()
	return name && !looksLikeAddress.test(name) ? filled('Hello {name},', { name }) : 'Hello,'
}

/** Followed by the address of the page. */
export const help = filled('Please don’t reply to this email. Call {phone} or write to {email}. Here’s more:', contact)

const words: Record<Translation, ReadonlyMap<string, string>> = { es: new Map(Object.entries(inSpanish)) }

/** Where the pages of a language begin. */
export const siteIn = (language: Language, siteAddress: string) =>
	language === 'en' ? siteAddress : `${siteAddress}/${language}`

export type Writer = ReturnType<typeof writerIn>

/** Writes in the recipient's language, with the addresses of our own pages: nothing else is ever linked. */
export function writerIn(language: Language, siteAddress: string) {
	const translated = (sentence: string) => (language === 'en' ? undefined : words[language].get(sentence))
	return {
		language,
		siteAddress,
		page: (path: Link<string>['path']) => siteIn(language, siteAddress) + path,
		/** The day, YYYY-MM-DD, in words. */
		date: dates[language],
		say(said: Said<string>) {
			if (typeof said === 'string') return translated(said) ?? withoutNote(said)
			if ('text' in said) return said.text
			if ('known' in said) return translated(said.known) ?? said.known
			return fill(translated(said.english) ?? withoutNote(said.english), said.values ?? {})
		},
	}
}

/** '2026-03-18' becomes '18 de marzo de 2026'. */
const spanishDate = (day: string) => new Date(day).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' })

const dates: Record<Language, (day: string) => string> = { en: longDate, es: spanishDate }
