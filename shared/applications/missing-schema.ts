import * as z from 'zod'
import { calendarDate } from '../dates.ts'
import { choice, employeeKey, ifGiven, jsonText, line, paragraph, version, yesNo } from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { filledIn } from '../letter.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { staffToken } from '../tokens.ts'
import { t } from '../words/t.ts'
import { foundBy } from './lookup.ts'
import { type Asked, missingThings } from './missing.ts'
import { applicationSentences as sentences } from './sentences.ts'

export const longestQuestion = 300

const askShape = {
	token: staffToken,
	things: jsonText(
		z
			.array(choice(missingThings, sentences.chooseMissing), sentences.chooseMissing)
			.min(1, sentences.chooseMissing)
			.max(missingThings.length, sentences.chooseMissing),
	),
	words: ifGiven(filledIn(line(1, longestQuestion, 'Write one sentence of at most 300 characters.'))),
	version,
}

const askProblems = ({ things, words }: Asked): Problem[] =>
	things.includes('other') && !words ? [problem('Write what else is missing.', 'words')] : []

export const AskPreviewInput = z.strictObject(askShape).superRefine(checkedBy(askProblems))

const { token: about, things, words } = askShape

/** An employee fills this in; the version goes along by itself. */
export const askQuestion = z.strictObject({ token: about, things, words }).superRefine(checkedBy(askProblems))

export const AskInput = z.strictObject({ ...askShape, key: employeeKey }).superRefine(checkedBy(askProblems))

export const MoreTimeInput = z.strictObject({ token: staffToken, until: calendarDate(), version, key: employeeKey })

export const SettleInput = z.strictObject({ token: staffToken, version })

export const cannotWords = ifGiven(paragraph(1, 300, t('Tell us why in at most 300 characters.')))

const sendShape = {
	token: foundBy.token,
	attachments: ifGiven(uploads(0)),
	cannotGet: ifGiven(yesNo()),
	words: cannotWords,
}

interface SentAnswer {
	attachments?: readonly string[] | undefined
	cannotGet?: boolean | undefined
}

const sendProblems = ({ attachments = [], cannotGet }: SentAnswer): Problem[] =>
	attachments.length > 0 || cannotGet ? [] : [problem(sentences.chooseDocument, 'attachments')]

/** Documents for an application, or that its applicant can't get what is missing. */
export const SendInput = z.strictObject(sendShape).superRefine(checkedBy(sendProblems))

export const SendFoundInput = z.strictObject({ ...foundBy, ...sendShape }).superRefine(checkedBy(sendProblems))

export type SendInput = z.output<typeof SendInput>
