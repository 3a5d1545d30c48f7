import * as z from 'zod'
import { count } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { getItem, type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import { transact, update, type Write } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { verifySecret } from './secrets.ts'

const wrongAttempts = 5
const within = 15 * 60_000
const lockedFor = 30 * 60_000

/** The key's item is separate from the user, so that a function that reads users can't read hashes. */
export const employeeKeyItem = (userId: string): ItemKey => ({ pk: `EMPLOYEEKEY#${userId}`, sk: 'KEY' })

interface Use {
	userId: string
	typed: string
	/** The path of the endpoint that asks for the key. */
	action: string
	requestId: string
	now: Date
}

/**
 * Refuses everything but the employee's own key. An attempt is counted before the key is compared, so that parallel
 * requests don't get more attempts than sequential ones. The right key resets the count, even if the action fails.
 */
export async function checkEmployeeKey({ userId, typed, action, requestId, now }: Use) {
	const note = (how: 'right' | 'wrong' | 'locked') =>
		audit({ action: `${action} (key ${how})`, by: userId, about: userId, at: now, requestId })
	const found = await countKeyAttempt(userId, now)
	if (found === 'no key') throw new Refusal('wrong-key', messages.noKey)
	if (found === 'locked') {
		await transact([note('locked')])
		throw new Refusal('too-many', messages.lockedKey)
	}
	if (await verifySecret(typed, found.hash)) return keyUse(userId, note('right'))
	if (found.wrong >= wrongAttempts) await lock(userId, now)
	await transact([note('wrong')])
	count('WrongKey')
	throw new Refusal('wrong-key', lastTries[found.wrong - wrongAttempts] ?? messages.wrongKey)
}

/** Sentences by how many attempts are left before the lock. */
const lastTries: Readonly<Record<number, string>> = { [-2]: messages.wrongKeyTwoLeft, [-1]: messages.wrongKeyOneLeft }

export type KeyUse = ReturnType<typeof keyUse>

/** The key was right, but its counted attempt still has to be reset. */
function keyUse(userId: string, record: Write) {
	const reset = resetAttempts(userId)
	let open = true
	return {
		/** Returns writes for the action's transaction. If the action sets a new key, there are no attempts to reset. */
		beside: (writes: Write[]) => [record, ...(writes.some(setsKeyOf(userId)) ? [] : [reset])],
		settled: () => {
			open = false
		},
		/** If the action committed nothing, the attempt is recorded and reset on its own. */
		settle: async () => {
			if (!open) return
			open = false
			await transact([record, reset])
		},
	}
}

const setsKeyOf =
	(userId: string) =>
	({ operation, input }: Write) =>
		operation === 'Put' && input.Item?.pk === employeeKeyItem(userId).pk

const KeyItem = z.object({
	hash: z.string(),
	/** Wrong attempts since `since`. */
	wrong: z.number().default(0),
	since: z.number().default(0),
	lockedUntil: z.number().default(0),
})

/**
 * Usually there was no recent wrong attempt, so the common case takes a single write. Otherwise the item is read first,
 * and read again whenever a parallel attempt changes it in between.
 */
async function countKeyAttempt(userId: string, now: Date) {
	for (;;) {
		const begun = await beginAttempts(userId, now)
		if (begun) return KeyItem.parse(begun)
		const found = await getItem(employeeKeyItem(userId))
		if (!found?.hash) return 'no key'
		const { wrong, since, lockedUntil } = KeyItem.parse(found)
		if (lockedUntil > now.getTime() || wrong >= wrongAttempts) return 'locked'
		const counted = await addAttempt(userId, since)
		if (counted) return KeyItem.parse(counted)
	}
}

const addAttempt = (userId: string, since: number) =>
	updateItem(
		employeeKeyItem(userId),
		{ increase: { wrong: 1 } },
		{ since: { is: since }, wrong: { below: wrongAttempts }, lockedUntil: 'absent' },
	)

/** Starts a new count if the last one has run out and the key isn't locked. */
const beginAttempts = (userId: string, now: Date) =>
	updateItem(
		employeeKeyItem(userId),
		{ set: { wrong: 1, since: now.getTime(), lockedUntil: undefined } },
		{
			hash: 'exists',
			since: { atMost: now.getTime() - within, orAbsent: true },
			lockedUntil: { atMost: now.getTime(), orAbsent: true },
		},
	)

/** The lock is left alone, because parallel wrong attempts may have just set it. */
const resetAttempts = (userId: string): Write =>
	update(employeeKeyItem(userId), { set: { wrong: undefined, since: undefined } })

const lock = (userId: string, now: Date) =>
	updateItem(employeeKeyItem(userId), { set: { lockedUntil: now.getTime() + lockedFor } })
