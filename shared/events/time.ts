import type { Language } from '../words/t.ts'

const hours = /^(\d{1,2}(?::\d\d)?) ?([ap])?\.?m?\.?(?: ?(?:to|until|-|–) ?(\d{1,2}(?::\d\d)?) ?([ap])\.?m\.?)?$/i

const spanishHalf = (half: string | undefined) => (half ? ` ${half.toLowerCase()}.\u00a0m.` : '')

/** The time as an employee typed it: '6 to 8 pm' is 'de 6 a 8 p. m.' in Spanish. Anything else stays as it is. */
export function timeIn(language: Language, typed: string) {
	const [whole, from = '', fromHalf, to, toHalf] = hours.exec(typed.trim()) ?? []
	if (language === 'en' || whole === undefined || !(fromHalf || toHalf)) return typed
	const begins = from + spanishHalf(fromHalf)
	return to === undefined ? begins : `de ${begins} a ${to}${spanishHalf(toHalf)}`
}
