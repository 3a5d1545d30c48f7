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

/** Apart from the user, so that a function that reads users can't read hashes. */
export const employeeKeyItem = (userId: string): ItemKey => ({ pk: `EMPLOYEEKEY#${userId}`, sk: 'KEY' })

interface Use {
	userId: string
	typed: string
	/** What they want to do with it. */
	action: string
	requestId: string
	now: Date
}

/**
 * Refuses everything but the employee's own key. An attempt is counted before the key is compared, so that many at once
 * don't get more attempts than one after the other; the right key gives it back, whatever becomes of the action.
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
	throw new Refusal('wrong-key', messages.wrongKey)
}

/** A right key whose attempt is not given back yet. */
function keyUse(userId: string, record: Write) {
	const giveBack = forgetAttempts(userId)
	let open = true
	return {
		/** Goes into the transaction of the action. That may set a new key, which has no attempts to forget. */
		beside: (writes: Write[]) => [record, ...(writes.some(setsKeyOf(userId)) ? [] : [giveBack])],
		settled: () => {
			open = false
		},
		/** Where nothing was done after all. */
		settle: async () => {
			if (open) await transact([record, giveBack])
		},
	}
}

const setsKeyOf =
	(userId: string) =>
	({ operation, input }: Write) =>
		operation === 'Put' && input.Item?.pk === employeeKeyItem(userId).pk

const KeyItem = z.object({
	hash: z.string(),
	/** Attempts since then that were not right. */
	wrong: z.number().default(0),
	since: z.number().default(0),
	lockedUntil: z.number().default(0),
})

/** Most often there was no wrong attempt lately and one write is enough. Otherwise it looks first, again and again while others are quicker. */
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

/** Where none are counted at the moment, and nothing is locked. */
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

/** A lock that other attempts brought about at the same time stays. */
const forgetAttempts = (userId: string): Write =>
	update(employeeKeyItem(userId), { set: { wrong: undefined, since: undefined } })

const lock = (userId: string, now: Date) =>
	updateItem(employeeKeyItem(userId), { set: { lockedUntil: now.getTime() + lockedFor } })
