import * as z from 'zod'
import { ApplicationInput } from '#shared/applications/schema.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { type Answers, noAnswers } from '#web/components/apply/answers.ts'
import { cutOffIdleMs, dropDraft, guestIdleMs, keyLifeMs, readDraft, writeDraft } from '#web/lib/drafts/drafts.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { draftPlace } from './tabNames.ts'

/** Storage deletes a file after a day unless an application uses it. */
const uploadLifeMs = 23 * 3_600_000

const text = z.string().catch('')

export const Draft = z.object({
	answers: z.record(z.string(), z.unknown()).transform((saved): Answers => {
		const known = Object.entries(noAnswers).flatMap(([field, empty]) =>
			typeof saved[field] === typeof empty && !Array.isArray(empty) ? [[field, saved[field]]] : [],
		)
		return {
			...noAnswers,
			...Object.fromEntries(known),
			familyData: z
				.array(z.object({ name: text, relation: text, birthday: text }))
				.catch([])
				.parse(saved.familyData),
			helper: z
				.object({ name: text, relation: text, email: text, writeTo: text, theyKnow: z.boolean().catch(false) })
				.catch(noAnswers.helper)
				.parse(saved.helper),
		}
	}),
	files: z
		.array(
			z.object({
				key: z.string(),
				name: z.string(),
				size: z.number(),
				id: z.string().optional(),
				doneAt: z.number().optional(),
			}),
		)
		.catch([]),
	/** The idempotency key of this application until it is confirmed, however often it is sent. */
	key: z.string(),
	/** Submissions that got no answer, so any of them may have arrived. */
	unanswered: z.array(ApplicationInput).catch([]),
	sentAt: z.number().optional().catch(undefined),
})

export type Draft = z.output<typeof Draft>

export interface Opened {
	draft: Draft
	/** `guest` is for what someone typed in this tab before they signed in. */
	origin: 'new' | 'kept' | 'guest'
	/** The version of the account's draft that it began with, 0 for none. */
	version: number
	/** True if the draft was sent without an answer and the server no longer knows its idempotency key. */
	doubtful: boolean
}

export const newDraft = (known: Partial<Answers>): Opened => ({
	draft: { answers: { ...noAnswers, ...known }, files: [], key: crypto.randomUUID(), unanswered: [] },
	origin: 'new',
	version: 0,
	doubtful: false,
})

export function reopen(saved: Draft, now: number, version = 0): Opened {
	const doubtful = now - (saved.sentAt ?? now) > keyLifeMs
	return doubtful ? anew(saved, true, version) : { draft: saved, origin: 'kept', version, doubtful }
}

/** The same answers as an application of their own. */
export const anew = (saved: Draft, doubtful: boolean, version = 0): Opened => ({
	draft: underNewKey(saved),
	origin: 'kept',
	version,
	doubtful,
})

function underNewKey({ sentAt: _, ...draft }: Draft): Draft {
	return { ...draft, key: crypto.randomUUID(), unanswered: [] }
}

/**
 * A guest's draft becomes the account's, with what is known of the member in the place of what nobody typed. Whoever
 * signs in may be someone else, so what a guest sent isn't sent again by itself: it counts as sent too long ago.
 */
export function takeAlong(saved: Draft, known: Partial<Answers>, now: number): Opened {
	const { draft, doubtful } = reopen(saved, now)
	const isSent = draft.unanswered.length > 0
	// Who helps is no applicant.
	const isHelper = draft.answers.filledBy === 'helper'
	const filledIn = isHelper ? [] : Object.entries(known).filter(([field]) => !draft.answers[field as keyof Answers])
	return {
		draft: { ...(isSent ? underNewKey(draft) : draft), answers: { ...draft.answers, ...Object.fromEntries(filledIn) } },
		origin: 'guest',
		version: 0,
		doubtful: doubtful || isSent,
	}
}

const TabDraft = z.object({ draft: Draft, version: z.number() })

/** This tab's copy. `version` is the one that was seen in the account, 0 for guests. */

/** How long a guest may leave the form alone. */
export const idleMsOf = ({ cutOffSoon }: Answers) => (cutOffSoon === 'yes' ? cutOffIdleMs : guestIdleMs)

/** What was sent and has no answer stays until it has one. */
export const keepInTab = (owner: string, kept: z.output<typeof TabDraft>, now: number) =>
	writeDraft(draftPlace(owner), kept, now, kept.draft.unanswered.length > 0 ? null : idleMsOf(kept.draft.answers))

export const keptInTab = (owner: string, now: number) => TabDraft.safeParse(readDraft(draftPlace(owner), now)).data

export const dropFromTab = (owner: string) => dropDraft(draftPlace(owner))

/** A file that a reload has lost is saved again, so that it's named until its person chooses it again or removes it. */
export const savedFiles = (uploads: readonly Upload[]): Draft['files'] =>
	uploads
		.filter(({ state, problem }) => state !== 'refused' || problem === fileSentences.lost)
		.map(({ key, name, size, id, doneAt }) => ({ key, name, size, ...(id && { id }), ...(doneAt && { doneAt }) }))

/** An unfinished upload cannot resume after a reload, because only the person has the file. */
export const reopened = (files: Draft['files'], now: number): Upload[] =>
	files.map(({ key, name, size, id, doneAt }) =>
		id && doneAt && now - doneAt < uploadLifeMs
			? { key, name, size, id, doneAt, sent: size, state: 'done' }
			: { key, name, size, sent: 0, state: 'refused', problem: fileSentences.lost },
	)
