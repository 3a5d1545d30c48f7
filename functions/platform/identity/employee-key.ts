import * as z from 'zod'
import { count } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { getItem, type Key, transact, updateItem, type Write } from '#functions/platform/store/table.ts'
import { messages } from '#shared/messages.ts'
import { hashSecret, verifySecret } from './secrets.ts'

const wrongTries = 5
const within = 15 * 60_000
const lockedFor = 30 * 60_000

const employeeKeyItem = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'KEY' })

const conditions = {
	'they have none': { ConditionExpression: 'attribute_not_exists(#hash)' },
	'they have one': { ConditionExpression: 'attribute_exists(#hash)' },
}

/** Sets an employee's key and forgets wrong tries at the old one; if asked to, only where they have one, or none. */
export const setEmployeeKey = async (
	userId: string,
	key: string,
	where?: keyof typeof conditions,
): Promise<Write> => ({
	Put: {
		Item: { ...employeeKeyItem(userId), hash: await hashSecret(key) },
		...(where && { ...conditions[where], ExpressionAttributeNames: { '#hash': 'hash' } }),
	},
})

export const hasEmployeeKey = (userId: string) =>
	getItem(employeeKeyItem(userId)).then((item) => item?.hash !== undefined)

export const removeEmployeeKey = (userId: string): Write => ({ Delete: { Key: employeeKeyItem(userId) } })

interface Use {
	userId: string
	typed: string
	/** What they want to do with it. */
	deed: string
	requestId: string
	now: Date
}

/**
 * Refuses whatever is not the employee's own key. A try is spent before the key is compared, so that many at once do
 * not get more tries than one after the other; the right key gives it back, whatever becomes of the deed.
 */
export async function checkEmployeeKey({ userId, typed, deed, requestId, now }: Use) {
	const note = (how: 'right' | 'wrong' | 'locked') =>
		audit({ deed: `${deed} (key ${how})`, by: userId, about: userId, at: now, requestId })
	const tried = await spendTry(userId, now)
	if (tried === 'no key') throw new Refusal('wrong-key', messages.noKey)
	if (tried === 'locked') {
		await transact([note('locked')])
		throw new Refusal('too-many', messages.lockedKey)
	}
	if (await verifySecret(typed, tried.hash)) return keyUse(userId, note('right'))
	if (tried.wrong >= wrongTries) await lock(userId, now)
	await transact([note('wrong')])
	count('WrongKey')
	throw new Refusal('wrong-key', messages.wrongKey)
}

/** A right key whose try is not given back yet. */
export type KeyUse = ReturnType<typeof keyUse>

function keyUse(userId: string, record: Write) {
	const giveBack = forgetTries(userId)
	let open = true
	return {
		/** Belongs into the transaction of the deed; a new key, which this may be, has no tries. */
		beside: (deed: Write[]) => [record, ...(deed.some(isKeyOf(userId)) ? [] : [giveBack])],
		settled: () => {
			open = false
		},
		/** Where nothing was done after all. */
		settle: async () => {
			if (open) await transact([record, giveBack])
		},
	}
}

const isKeyOf = (userId: string) => (write: Write) => {
	const { pk, sk } = employeeKeyItem(userId)
	return 'Put' in write && write.Put.Item?.pk === pk && write.Put.Item.sk === sk
}

const Item = z.object({
	hash: z.string(),
	/** Tries since then that were not right. */
	wrong: z.number().default(0),
	since: z.number().default(0),
	lockedUntil: z.number().default(0),
})

/** Most often nothing was tried wrongly of late, and one write is all; otherwise it looks, and again if others were quicker. */
async function spendTry(userId: string, now: Date) {
	for (;;) {
		const begun = await beginTries(userId, now)
		if (begun) return Item.parse(begun)
		const found = await getItem(employeeKeyItem(userId))
		if (!found?.hash) return 'no key'
		const { wrong, since, lockedUntil } = Item.parse(found)
		if (lockedUntil > now.getTime() || wrong >= wrongTries) return 'locked'
		const spent = await addTry(userId, since)
		if (spent) return Item.parse(spent)
	}
}

const addTry = (userId: string, since: number) =>
	updateItem({
		Key: employeeKeyItem(userId),
		UpdateExpression: 'ADD wrong :one',
		ConditionExpression: 'since = :since AND wrong < :most AND attribute_not_exists(lockedUntil)',
		ExpressionAttributeValues: { ':one': 1, ':since': since, ':most': wrongTries },
	})

/** Where none are counted at the moment, and nothing is locked. */
const beginTries = (userId: string, now: Date) =>
	updateItem({
		Key: employeeKeyItem(userId),
		UpdateExpression: 'SET wrong = :one, since = :now REMOVE lockedUntil',
		ConditionExpression:
			'attribute_exists(#hash) AND (attribute_not_exists(since) OR since <= :earliest) AND (attribute_not_exists(lockedUntil) OR lockedUntil <= :now)',
		ExpressionAttributeNames: { '#hash': 'hash' },
		ExpressionAttributeValues: { ':one': 1, ':now': now.getTime(), ':earliest': now.getTime() - within },
	})

/** A lock that others brought about meanwhile stays. */
const forgetTries = (userId: string): Write => ({
	Update: { Key: employeeKeyItem(userId), UpdateExpression: 'REMOVE wrong, since' },
})

const lock = (userId: string, now: Date) =>
	updateItem({
		Key: employeeKeyItem(userId),
		UpdateExpression: 'SET lockedUntil = :until',
		ExpressionAttributeValues: { ':until': now.getTime() + lockedFor },
	})
