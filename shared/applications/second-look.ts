import * as z from 'zod'
import { addDays, dayOf } from '../dates.ts'
import { ifGiven, paragraph } from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { t } from '../words/t.ts'
import { foundBy } from './lookup.ts'
import type { ApplicationStatus } from './rules.ts'

/** An applicant may ask for a second look for so many days after a denial. */
const secondLookDays = 60

interface Answered {
	status: ApplicationStatus | 'Declined'
	closedOn?: string | undefined
	decision?: { date: string } | undefined
	secondLook?: object | undefined
}

/** The last day to ask for a second look after a denial of this moment, YYYY-MM-DD. */
export const secondLookBy = (denied: string) => addDays(dayOf(new Date(denied)), secondLookDays)

/** What the clock closed opens again by what was missing, and needs no second look. */
export const mayAskAgain = ({ status, closedOn, decision, secondLook }: Answered, now: Date) =>
	(status === 'Denied' || status === 'Declined') &&
	!closedOn &&
	!secondLook &&
	decision !== undefined &&
	dayOf(now) <= secondLookBy(decision.date)

export const appeal = paragraph(1, 1500, t('Tell us what we should look at, in at most 1,500 characters.'))

export const SecondLookInput = z.strictObject({ token: foundBy.token, words: appeal, attachments: ifGiven(uploads(0)) })

export const SecondLookFoundInput = SecondLookInput.extend(foundBy)

export type SecondLookInput = z.output<typeof SecondLookInput>
