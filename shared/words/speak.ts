import said from './es/said.json' with { type: 'json' }
import type { Language, Translation } from './t.ts'

const words: Record<Translation, ReadonlyMap<string, string>> = { es: new Map(Object.entries(said)) }

/** The server thinks in English, and what it says to a person leaves in the language of the page that asked. */
export const inLanguage = (language: Language, sentence: string) =>
	language === 'en' ? sentence : (words[language].get(sentence) ?? sentence)
