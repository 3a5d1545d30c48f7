import type { Limit } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { sha256 } from './ids.ts'
import { count } from './log.ts'
import { Refusal } from './refusal.ts'
import { sweepAfter, updateItem } from './table.ts'

/**
 * Spends one try of `who` at `what`, before the work it guards: of many at once no more than the limit get through.
 * The window is fixed, so that one write decides; at its edge a person may have twice the tries.
 */
export async function spend(what: string, who: string, limit: Limit, now: Date) {
	const length = limit.minutes * 60_000
	const window = Math.floor(now.getTime() / length)
	const spent = await updateItem({
		Key: { pk: `THROTTLE#${what}#${sha256(who)}`, sk: String(window) },
		UpdateExpression: 'ADD tries :one SET #ttl = :ttl',
		ConditionExpression: 'attribute_not_exists(tries) OR tries < :limit',
		ExpressionAttributeNames: { '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':one': 1,
			':limit': limit.tries,
			':ttl': sweepAfter(new Date((window + 2) * length)),
		},
	})
	if (spent) return
	count('TooMany')
	throw new Refusal('too-many', messages.tooMany)
}
