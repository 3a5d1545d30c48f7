import { syllable } from 'syllable'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A value that the text leaves open reads like the short word that takes its place. */
const wordsOf = (sentence: string) => sentence.replaceAll('{}', 'it').match(/[a-z0-9$][a-z0-9$.,'’@-]*/gi) ?? []

/** The answer has whole sentences of at least four words. Labels, titles and addresses are too short to have a grade. */
export const sentencesOf = (text: string) =>
	[...segmenter.segment(text)]
		.map(({ segment }) => segment.trim())
		.filter((sentence) => /^["“‘(]?[A-Z]/.test(sentence) && /[.!?:…][)"”]?$/.test(sentence))
		.filter((sentence) => wordsOf(sentence).length >= 4)

/** A sentence can be read from this school grade on, by Flesch and Kincaid. */
export function readingGrade(sentence: string) {
	const words = wordsOf(sentence)
	const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
	return 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59
}
