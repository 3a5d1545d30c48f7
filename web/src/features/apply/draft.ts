import * as z from 'zod'
import { ApplicationInput } from '#shared/applications/schema.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { eraseDraft, readDraft, writeDraft } from '#web/lib/drafts.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { type Answers, type ChosenFiles, noAnswers } from './answers.ts'

export const guest = 'guest'

export const draftPlace = (owner: string) => ({ form: 'apply', owner })

/** Storage deletes a file after a day unless an application uses it. */
const uploadLifeMs = 23 * 3_600_000

/** The server stores the answer to an idempotency key for a day. */
const keyLifeMs = 23 * 3_600_000

const text = z.string().catch('')

const Draft = z.object({
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
	/** One key for this application until it is confirmed, however often it is sent. */
	key: z.string(),
	/** What was sent and never answered; any of these may have arrived. */
	unanswered: z.array(ApplicationInput).catch([]),
	sentAt: z.number().optional().catch(undefined),
})

export type Draft = z.output<typeof Draft>

interface Opened {
	draft: Draft
	/** When the draft was started, unless this is a new one. */
	found: boolean
	/** It was sent without an answer, so long ago that the server no longer knows its idempotency key. */
	doubtful: boolean
}

const savedDraft = (owner: string, now: number) => Draft.safeParse(readDraft(draftPlace(owner), now)).data

export function openDraft(owner: string, now: number, newKey: () => string): Opened {
	const saved = savedDraft(owner, now)
	const fresh = { answers: noAnswers, files: [], key: newKey(), unanswered: [] }
	if (!saved) return { draft: fresh, found: false, doubtful: false }
	const doubtful = now - (saved.sentAt ?? now) > keyLifeMs
	const { sentAt: _, ...unsent } = saved
	return { draft: doubtful ? { ...unsent, key: newKey(), unanswered: [] } : saved, found: true, doubtful }
}

export const saveDraft = (owner: string, draft: Draft, now: number) =>
	writeDraft(draftPlace(owner), draft, now)

export const forgetDraft = (owner: string) => eraseDraft(draftPlace(owner))

/** A guest's draft that was certainly never sent. A draft of the owner's own has priority. */
export function leftByGuest(owner: string, now: number) {
	const left = savedDraft(guest, now)
	return left?.unanswered.length === 0 && !savedDraft(owner, now) ? left : undefined
}

export function takeOver(owner: string, left: Draft, now: number) {
	saveDraft(owner, left, now)
	forgetDraft(guest)
}

export const savedFiles = (uploads: readonly Upload[]): Draft['files'] =>
	uploads
		.filter(({ state }) => state !== 'refused')
		.map(({ key, name, size, id, doneAt }) => ({
			key,
			name,
			size,
			...(id && { id }),
			...(doneAt && { doneAt }),
		}))

/** An unfinished upload cannot resume after a reload, because only the person has the file. */
export const reopened = (files: Draft['files'], now: number): Upload[] =>
	files.map(({ key, name, size, id, doneAt }) =>
		id && doneAt && now - doneAt < uploadLifeMs
			? { key, name, size, id, doneAt, sent: size, state: 'done' }
			: { key, name, size, sent: 0, state: 'refused', problem: fileSentences.lost },
	)

export const chosen = (uploads: readonly Upload[]): ChosenFiles => ({
	ids: uploads.flatMap(({ id, state }) => (id && state === 'done' ? [id] : [])),
	settled: uploads.every(({ state }) => state === 'done'),
	count: uploads.length,
})
