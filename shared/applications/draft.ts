import * as z from 'zod'
import { id, jsonText, line, wholeNumber } from '../fields.ts'
import { attachmentLimit, longestName } from '../files/rules.ts'
import { messages } from '../messages.ts'
import { ApplicationInput, familyMemberLimit, writtenShape } from './schema.ts'

export const draftSentences = {
	tooLong: 'This is too much to save. Please shorten your answers.',
	notYours: 'Someone else is signed in now. Please sign in again.',
	changedElsewhere: 'You changed this on another device.',
} as const

/** How long a draft is kept after it was last saved. */
export const draftLifeDays = 14

const longestAnswer = 2000
/** Each sending whose answer got lost adds one until the connection is back. */
const mostUnanswered = 5
const latestMoment = 10_000_000_000_000

const answer = z
	.string(messages.invalid)
	.max(longestAnswer, draftSentences.tooLong)
	.refine((typed) => typed.isWellFormed(), messages.invalid)
const optionalAnswer = answer.optional()
const moment = wholeNumber(0, latestMoment, messages.invalid)

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
	newsletterOptIn: z.boolean(messages.invalid).optional(),
	/** Whether the person went past the step at which a bill is attached. */
	attachmentsSeen: z.boolean(messages.invalid).optional(),
}

const File = z.strictObject({
	key: id,
	name: line(1, longestName, messages.invalid),
	size: wholeNumber(0, 1_000_000_000, messages.invalid),
	/** Of the upload, once it has arrived. */
	id: id.optional(),
	doneAt: moment.optional(),
})

const shape = {
	files: z.array(File).max(2 * attachmentLimit, draftSentences.tooLong),
	/** The idempotency key of its sending: however often and from whatever device it is sent, it is one application. */
	key: id,
	/** What was sent and never answered. Any of these may have arrived. */
	unanswered: z.array(ApplicationInput).max(mostUnanswered, draftSentences.tooLong).default([]),
	sentAt: moment.optional(),
}

/** An application that isn't sent yet: what was typed, as it was typed, and the files that were uploaded for it. */
const ApplicationDraft = z.strictObject({ answers: z.strictObject(answers), ...shape })

export const SaveDraftInput = z.strictObject({
	/** Whose it is. Another person may have signed in to the same browser a moment ago. */
	owner: id,
	/** The version that was seen, 0 for none. Nothing that another device saved since then is overwritten. */
	version: wholeNumber(0, 1_000_000, messages.invalid),
	/** The tab that saves it. It knows its own saving by that, where the answer got lost. */
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
