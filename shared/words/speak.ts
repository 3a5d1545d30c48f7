import { said } from './es/said.ts'
import type { Language } from './t.ts'

const spanish: ReadonlyMap<string, string> = new Map(Object.entries(said))

/** The server thinks in English, and what it says to a person leaves in the language of the page that asked. */
export const inLanguage = (language: Language, sentence: string) =>
	language === 'es' ? (spanish.get(sentence) ?? sentence) : sentence
