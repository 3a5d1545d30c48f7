import * as z from 'zod'
import { choice, id, ifGiven, line, paragraph, version } from '../fields.ts'
import { blanks } from '../letter.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import type { Language } from '../words/t.ts'
import { longestQuestion } from './missing-schema.ts'

/** Where a ready text is offered. */
export const readyTextUses = {
	approval: 'Approving',
	denial: 'Denying',
	asking: 'Asking for more',
	email: 'Writing an email',
} as const

export type ReadyTextUse = keyof typeof readyTextUses

const uses = Object.keys(readyTextUses) as ReadyTextUse[]

/** With the longest texts in any script they're one item of at most 250 KB. */
export const mostReadyTexts = 40

export const readyTextSentences = {
	label: 'Give it a short name, at most 40 characters.',
	use: 'Choose when it’s offered.',
	english: 'Write the text in English, at most 1000 characters.',
	spanish: 'Write the Spanish in at most 1000 characters, or leave it empty.',
	oneLine: `A question is one sentence of at most ${longestQuestion} characters, in one line.`,
	brackets: 'Put each part to fill in between [ and ].',
	full: `There’s room for ${mostReadyTexts} ready texts. Please remove one first.`,
	gone: 'A colleague removed this text. Please reload the page.',
	added: 'Text added.',
	changed: 'Text changed.',
	removed: 'Text removed.',
	broughtBack: 'The texts that came with the site are back.',
} as const

const sentences = readyTextSentences

interface Words {
	use: ReadyTextUse
	english: string
	spanish?: string | undefined
}

const wordsProblems = ({ use, ...words }: Words): Problem[] =>
	(['english', 'spanish'] as const).flatMap((field) => {
		const text = words[field] ?? ''
		if (/[[\]]/.test(text.replaceAll(blanks, ''))) return [problem(sentences.brackets, field)]
		const isQuestion = text.length <= longestQuestion && !text.includes('\n')
		return use === 'asking' && !isQuestion ? [problem(sentences.oneLine, field)] : []
	})

const textShape = {
	label: line(1, 40, sentences.label),
	use: choice(uses, sentences.use),
	english: paragraph(1, 1000, sentences.english),
	spanish: ifGiven(paragraph(1, 1000, sentences.spanish)),
}

/** What an employee types; the id and the version go along by themselves. */
export const TypedReadyText = z.strictObject(textShape).superRefine(checkedBy(wordsProblems))

/** Without an id it's a new one. */
export const SaveReadyTextInput = z
	.strictObject({ id: id.optional(), version, ...textShape })
	.superRefine(checkedBy(wordsProblems))

export const RemoveReadyTextInput = z.strictObject({ id, version })

export const ReadyText = z.object({
	_id: z.string(),
	label: z.string(),
	use: z.enum(uses),
	english: z.string(),
	spanish: z.string().optional(),
	version: z.number().int(),
})

export type ReadyText = z.output<typeof ReadyText>

export const ReadyTexts = z.object({
	texts: z.array(ReadyText),
	/** True if one that came with the site was changed or removed. */
	differs: z.boolean(),
})

/** In the language of its reader, or in English as long as it has no Spanish. */
export const readyWords = ({ english, spanish }: Words, language: Language | undefined) =>
	language === 'es' ? (spanish ?? english) : english

/** An approval begins with the text that fits how they asked to be helped, whatever employees have made of its words. */
export const usualApprovals: Readonly<Record<string, string>> = {
	'Bill Payment': 'company',
	'Gift Card': 'gift-card',
	Other: 'call',
}
