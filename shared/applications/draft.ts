import * as z from 'zod'
import { id, isWellFormed, jsonText, line, wholeNumber } from '../fields.ts'
import { attachmentLimit, longestName } from '../files/rules.ts'
import { formSentences } from '../form-sentences.ts'
import { t } from '../words/t.ts'
import { ApplicationInput, familyMemberLimit, writtenShape } from './schema.ts'

export const draftSentences = {
	tooLong: t('This is too much to save. Please shorten your answers.'),
	notYours: t('Someone else is signed in now. Please sign in again.'),
	changedElsewhere: t('You changed this on another device.'),
} as const

/** A draft is kept so many days after it was last saved. */
export const draftLifeDays = 14

const longestAnswer = 2000
/** Each sending whose answer got lost adds one until the connection is back. */
const mostUnanswered = 5
const latestMoment = 10_000_000_000_000

const answer = z
	.string(formSentences.invalid)
	.max(longestAnswer, draftSentences.tooLong)
	.refine(isWellFormed, formSentences.invalid)
const optionalAnswer = answer.optional()
const moment = wholeNumber(0, latestMoment, formSentences.invalid)

const { familyData: _, newsletterOptIn: __, ...asText } = writtenShape

const answers = {
	...(Object.fromEntries(Object.keys(asText).map((field) => [field, optionalAnswer])) as Record<
		keyof typeof asText,
		typeof optionalAnswer
	>),
	familyData: z
		.array(z.strictObject({ name: answer, relation: answer, birthday: answer }))
		.max(familyMemberLimit, draftSentences.tooLong)
		.optional(),
	newsletterOptIn: z.boolean(formSentences.invalid).optional(),
	/** 'helper' if someone else fills it in, about whom the next answers are. */
	filledBy: optionalAnswer,
	helper: z
		.strictObject({
			name: answer,
			relation: answer,
			email: answer,
			writeTo: answer,
			theyKnow: z.boolean(formSentences.invalid),
		})
		.optional(),
	/** Whether something is cut off soon, which opens the question of the date. */
	cutOffSoon: optionalAnswer,
	/** Whether the person went past the step at which a bill is attached. */
	attachmentsSeen: z.boolean(formSentences.invalid).optional(),
}

const File = z.strictObject({
	key: id,
	name: line(1, longestName, formSentences.invalid),
	size: wholeNumber(0, 1_000_000_000, formSentences.invalid),
	/** Of the upload, once it has arrived. */
	id: id.optional(),
	doneAt: moment.optional(),
})

const shape = {
	files: z.array(File).max(2 * attachmentLimit, draftSentences.tooLong),
	/** The idempotency key of its sending: however often and from whatever device it is sent, it is one application. */
	key: id,
	/** Pending attempts: applications that were sent and got no answer. The server may have received any of them. */
	unanswered: z.array(ApplicationInput).max(mostUnanswered, draftSentences.tooLong).default([]),
	sentAt: moment.optional(),
}

/** An application that isn't sent yet: what was typed, as it was typed, and the files that were uploaded for it. */
const ApplicationDraft = z.strictObject({ answers: z.strictObject(answers), ...shape })

export const SaveDraftInput = z.strictObject({
	/** The person whose draft it is. Another one may have signed in to the same browser a moment ago. */
	owner: id,
	/** The version that was seen, 0 for none. Nothing that another device saved since then is overwritten. */
	version: wholeNumber(0, 1_000_000, formSentences.invalid),
	/** The tab that saves it. If an answer got lost, the tab recognizes its own draft by it. */
	savedBy: id,
	draft: jsonText(ApplicationDraft),
})

/** A draft outlives a release, so a question that is no longer asked does no harm. */
export const KeptDraft = z.object({
	draft: z.object({ answers: z.object(answers), ...shape }),
	version: z.number(),
	savedBy: z.string(),
	savedAt: z.string(),
})

/** Only the draft with this key is erased: another device may have begun a new one. */
export const EraseDraftInput = z.strictObject({ draft: id })
