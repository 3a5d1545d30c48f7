import * as z from 'zod'
import { calendarDate } from '#shared/dates.ts'
import { inStorage } from '#web/lib/drafts.ts'
import { type Key, keyFrom, lock, unlock } from '#web/lib/lock.ts'
import { Draft } from './draft.ts'
import { lockedPrefix } from './kept.ts'

const keptForMs = 24 * 3_600_000
const mostTries = 5

/** `device`: until tomorrow. `tab`: on a shared device, until the tab is closed. */
export type Where = 'device' | 'tab'

const storages = { device: 'localStorage', tab: 'sessionStorage' } as const

/** What can be read without the birthday: enough for its owner to know it by. */
const LockedDraft = z.object({
	id: z.string(),
	initials: z.string(),
	savedAt: z.number(),
	/** Whether it was sent without an answer. */
	sent: z.boolean(),
	wrong: z.number(),
	salt: z.string(),
	iv: z.string(),
	data: z.string(),
})

export type LockedDraft = z.output<typeof LockedDraft>

const keyOf = (id: string) => `${lockedPrefix}${id}`

const write = (where: Where, record: LockedDraft) =>
	inStorage(storages[where], (kept) => {
		kept.setItem(keyOf(record.id), JSON.stringify(record))
		return true
	}) ?? false

export const eraseLocked = (id: string, from: readonly Where[] = ['device', 'tab']) => {
	for (const where of from) inStorage(storages[where], (kept) => kept.removeItem(keyOf(id)))
}

const parsed = (text: string | null) => {
	try {
		return LockedDraft.safeParse(JSON.parse(text ?? 'null')).data
	} catch {
		return undefined
	}
}

const foundIn = (where: Where, now: number) =>
	inStorage(storages[where], (kept) => {
		const found = Object.keys(kept).filter((key) => key.startsWith(lockedPrefix))
		return found.flatMap((key) => {
			const record = parsed(kept.getItem(key))
			if (record && now - record.savedAt < keptForMs) return [record]
			kept.removeItem(key)
			return []
		})
	}) ?? []

/** Newest first. What is too old is erased with every look. */
export const lockedDrafts = (now: number): LockedDraft[] =>
	[...new Map([...foundIn('device', now), ...foundIn('tab', now)].map((one) => [one.id, one])).values()].sort(
		(one, other) => other.savedAt - one.savedAt,
	)

export const birthdayOf = (typed: string) => calendarDate().safeParse(typed).data

/**
 * Locks the draft of someone without an account with their birthday, so that the next person at the device cannot read
 * it. Until they have typed one, there is nothing to ask for and nothing is kept outside of the tab.
 */
export class DraftLock {
	#birthday: string | undefined
	#key: Key | undefined

	/** False where nothing could be kept, undefined while there is no birthday to lock it with. */
	async save(draft: Draft, where: Where, now: number): Promise<boolean | undefined> {
		const birthday = birthdayOf(draft.answers.birthday) ?? this.#birthday
		if (!birthday) return undefined
		// A page that isn't served securely has no cryptography.
		if (!crypto.subtle) return false
		if (!this.#key || birthday !== this.#birthday) {
			this.#key = await keyFrom(birthday)
			this.#birthday = birthday
		}
		const { firstName, lastName } = draft.answers
		const initials = [firstName, lastName].map((name) => name.trim().slice(0, 1).toUpperCase()).join('')
		const locked = await lock(this.#key, JSON.stringify(draft))
		const about = { id: draft.key, initials, savedAt: now, sent: draft.unanswered.length > 0, wrong: 0 }
		eraseLocked(draft.key, [where === 'tab' ? 'device' : 'tab'])
		return write(where, { ...about, ...locked })
	}
}

/** The draft, or how many tries are left. After the last one it is erased: a birthday can be guessed. */
export async function openLocked(record: LockedDraft, birthday: string): Promise<Draft | number> {
	const text = await unlock(await keyFrom(birthday, record.salt), record)
	const draft = text === undefined ? undefined : Draft.safeParse(JSON.parse(text)).data
	if (draft) return draft
	const wrong = record.wrong + 1
	const left = mostTries - wrong
	const [where] = (['device', 'tab'] as const).filter((one) =>
		inStorage(storages[one], (kept) => kept.getItem(keyOf(record.id))),
	)
	if (left <= 0 || !where) eraseLocked(record.id)
	else write(where, { ...record, wrong })
	return left
}
