import * as z from 'zod'
import { userKey } from '#functions/platform/identity/session.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { getItem, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { remove, type Write } from '#functions/platform/store/write.ts'
import { draftLifeDays, KeptDraft } from '#shared/applications/draft.ts'

const lifeMs = draftLifeDays * 24 * 3_600_000

const DraftItem = KeptDraft.extend({ endsAt: z.number() })
const Saved = KeptDraft.pick({ version: true, savedAt: true })

/** A member has one unfinished application at most. */
const draftKey = (userId: string): ItemKey => ({ pk: userKey(userId).pk, sk: 'DRAFT#APPLICATION' })

export async function readDraft(userId: string, now: Date) {
	const item = await getItem(draftKey(userId))
	const { data } = DraftItem.safeParse(item)
	return data && data.endsAt > now.getTime() ? data : undefined
}

/**
 * Saves with one conditional write and no audit record, because it happens every few seconds while someone types. No
 * result means that another device saved, sent or erased the draft since `version` was seen.
 */
export async function saveDraftOf(
	userId: string,
	{ version, ...after }: Omit<z.output<typeof KeptDraft>, 'savedAt'>,
	now: Date,
) {
	const endsAt = now.getTime() + lifeMs
	const set = { ...after, version: version + 1, savedAt: now.toISOString(), endsAt, ttl: sweepAfter(new Date(endsAt)) }
	const none: Where[] = [{ pk: 'absent' }, { endsAt: { atMost: now.getTime() } }]
	const saved = await updateItem(draftKey(userId), { set }, version === 0 ? none : { version: { is: version } })
	return saved && Saved.parse(saved)
}

export const removeDraft = (userId: string, key: string): Write =>
	remove(draftKey(userId), { where: { 'draft.key': { is: key } }, onConflict: 'retry' })
