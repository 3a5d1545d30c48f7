import * as z from 'zod'
import { messages } from '#shared/messages.ts'
import { audit } from './audit.ts'
import { count } from './log.ts'
import { Refusal } from './refusal.ts'
import { hashSecret, verifySecret } from './secrets.ts'
import { getItem, type Key, transact, updateItem, type Write } from './table.ts'

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
		transact([audit({ deed: `${deed} (key ${how})`, by: userId, about: userId, at: now, requestId })])
	const tried = await spendTry(userId, now)
	if (tried === 'no key') throw new Refusal('wrong-key', messages.noKey)
	if (tried === 'locked') {
		await note('locked')
		throw new Refusal('too-many', messages.lockedKey)
	}
	const right = await verifySecret(typed, tried.hash)
	if (right) await forgetTries(userId)
	else if (tried.wrong >= wrongTries) await lock(userId, now)
	await note(right ? 'right' : 'wrong')
	if (right) return
	count('WrongKey')
	throw new Refusal('wrong-key', messages.wrongKey)
}

const Item = z.object({
	hash: z.string(),
	/** Tries since then that were not right. */
	wrong: z.number().default(0),
	since: z.number().default(0),
	lockedUntil: z.number().default(0),
})

/** Looks, and writes if it still is as seen; where others were quicker, it looks again. */
async function spendTry(userId: string, now: Date) {
	const earliest = now.getTime() - within
	for (;;) {
		const found = await getItem(employeeKeyItem(userId))
		if (!found?.hash) return 'no key'
		const { wrong, since, lockedUntil } = Item.parse(found)
		const counting = since > earliest && lockedUntil === 0
		if (lockedUntil > now.getTime() || (counting && wrong >= wrongTries)) return 'locked'
		const spent = counting ? await addTry(userId, since) : await beginTries(userId, since, now)
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

const beginTries = (userId: string, since: number, now: Date) =>
	updateItem({
		Key: employeeKeyItem(userId),
		UpdateExpression: 'SET wrong = :one, since = :now REMOVE lockedUntil',
		ConditionExpression:
			'(attribute_not_exists(since) OR since = :since) AND (attribute_not_exists(lockedUntil) OR lockedUntil <= :now)',
		ExpressionAttributeValues: { ':one': 1, ':now': now.getTime(), ':since': since },
	})

/** A lock that others brought about meanwhile stays. */
const forgetTries = (userId: string) =>
	updateItem({ Key: employeeKeyItem(userId), UpdateExpression: 'REMOVE wrong, since' })

const lock = (userId: string, now: Date) =>
	updateItem({
		Key: employeeKeyItem(userId),
		UpdateExpression: 'SET lockedUntil = :until',
		ExpressionAttributeValues: { ':until': now.getTime() + lockedFor },
	})
