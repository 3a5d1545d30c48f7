import { longDate } from '#shared/dates.ts'
import mailed from '#shared/words/es/mailed.json' with { type: 'json' }
import said from '#shared/words/es/said.json' with { type: 'json' }
import { type Filling, fill, type Language, type Translation, withoutNote } from '#shared/words/t.ts'

const inSpanish = { ...said, ...mailed }

const words: Record<Translation, ReadonlyMap<string, string>> = { es: new Map(Object.entries(inSpanish)) }

/** The compiler's complaint says which sentence of a mail has no Spanish. */
type Known<Sentence extends string> = Sentence extends keyof typeof inSpanish ? Sentence : `No Spanish yet: ${Sentence}`

export type Say = <const Sentence extends string>(english: Known<Sentence>, ...[values]: Filling<Sentence>) => string

/** The address of a page of our site: nothing else is ever linked. */
export type Page = (path: `/${string}`) => string

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
