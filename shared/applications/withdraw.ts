import * as z from 'zod'
import { choice, ifGiven, yesNo } from '../fields.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { t } from '../words/t.ts'
import { foundBy } from './lookup.ts'
import type { withdrawReasons } from './missing.ts'

/** Why an applicant withdraws, in the words that they choose and that employees read. */
export const withdrawWords = {
	elsewhere: t('I got help elsewhere'),
	paid: t('I paid it myself'),
	mistake: t('I sent it by mistake'),
	unsaid: t('I don’t want to say'),
} satisfies Record<(typeof withdrawReasons)[number], string>

const undoHours = 24

/** Until then the applicant can undo it. */
export const undoUntil = (withdrawnOn: string) => new Date(Date.parse(withdrawnOn) + undoHours * 3_600_000)

const reasonSentence = t('Choose why you withdraw it.')

export const reason = choice(Object.keys(withdrawWords) as (keyof typeof withdrawWords)[], reasonSentence)

const withdrawShape = {
	token: foundBy.token,
	/** 'No' undoes it. */
	withdrawn: yesNo(),
	reason: ifGiven(reason),
}

interface Withdrawing {
	withdrawn: boolean
	reason?: string | undefined
}

const withdrawProblems = ({ withdrawn, reason: given }: Withdrawing): Problem[] =>
	withdrawn && !given ? [problem(reasonSentence, 'reason')] : []

export const WithdrawInput = z.strictObject(withdrawShape).superRefine(checkedBy(withdrawProblems))

export const WithdrawFoundInput = z
	.strictObject({ ...foundBy, ...withdrawShape })
	.superRefine(checkedBy(withdrawProblems))

export type WithdrawInput = z.output<typeof WithdrawInput>
