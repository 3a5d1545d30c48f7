import { sha256 } from '#functions/platform/ids.ts'
import { count } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Endpoint, RateLimit } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { ConditionFailed, sweepAfter, transact, updateItem, type Write } from './table.ts'

type Try = Extract<Write, { Update: unknown }>

type Tries = Pick<RateLimit, 'attempts' | 'minutes'>

/**
 * One try of `who` at `what`, which fails where there were as many as allowed. The window is fixed, so that one write
 * decides; at its edge a person may have twice the tries.
 */
function oneTry(what: string, who: string, { attempts, minutes }: Tries, now: Date): Try {
	const length = minutes * 60_000
	const window = Math.floor(now.getTime() / length)
	return {
		Update: {
			Key: { pk: `THROTTLE#${what}#${sha256(who)}`, sk: String(window) },
			UpdateExpression: 'ADD tries :one SET #ttl = :ttl',
			ConditionExpression: 'attribute_not_exists(tries) OR tries < :limit',
			ExpressionAttributeNames: { '#ttl': 'ttl' },
			ExpressionAttributeValues: {
				':one': 1,
				':limit': attempts,
				':ttl': sweepAfter(new Date((window + 2) * length)),
			},
		},
	}
}

export function tooMany() {
	count('TooMany')
	return new Refusal('too-many', messages.tooMany)
}

/** Spends one try before the work it guards: of many at once no more than the limit get through. */
export const spend = (what: string, who: string, limit: Tries, now: Date) =>
	spendAll([oneTry(what, who, limit, now)])

/** All of them, or where one has none left, none. */
export async function spendAll(tries: Try[]) {
	const [first, ...more] = tries
	if (!first) return
	const spent =
		more.length === 0 ? await updateItem(first.Update) : await transact(tries).then(() => true, noneLeft)
	if (!spent) throw tooMany()
}

function noneLeft(error: unknown) {
	if (error instanceof ConditionFailed) return false
	throw error
}

/** What a call of this endpoint spends: a try of its address, and where the contract says so, one at what was named. */
export function triesAt(
	{ path, rateLimit: limit }: Endpoint,
	input: unknown,
	address: string,
	now: Date,
): Try[] {
	if (!limit) return []
	const { same, minutes } = limit
	const named = same && Object.entries(Object(input)).find(([name]) => name === same.field)?.[1]
	return [
		oneTry(path, address, limit, now),
		...(same
			? [oneTry(`${path}#${same.field}`, String(named), { attempts: same.attempts, minutes }, now)]
			: []),
	]
}
