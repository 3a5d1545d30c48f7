import type { RateLimit } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { sha256 } from '../ids.ts'
import { count } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { getItem, sweepAfter } from './table.ts'
import { ConditionFailed, transact, update, type Write } from './write.ts'

type Limit = Pick<RateLimit, 'attempts' | 'minutes'>

/**
 * One attempt of `who` at `what`, which fails where there were as many as allowed. The window is fixed, so that one
 * write decides; at its edge a person may have twice the attempts.
 */
export function attempt(what: string, who: string, { attempts, minutes }: Limit, now: Date): Write {
	const length = minutes * 60_000
	const window = Math.floor(now.getTime() / length)
	return update(
		{ pk: `THROTTLE#${what}#${sha256(who)}`, sk: String(window) },
		{ increase: { attempts: 1 }, set: { ttl: sweepAfter(new Date((window + 2) * length)) } },
		{ where: { attempts: { below: attempts, orAbsent: true } }, onConflict: tooMany },
	)
}

/** For what is done either way, but in another way once the limit is reached: read again where others came first. */
export async function attemptIfLeft(what: string, who: string, limit: Limit, now: Date) {
	const write = attempt(what, who, limit, now)
	const item = write.input.Key && (await getItem(write.input.Key))
	return Number(item?.attempts ?? 0) < limit.attempts ? { ...write, onConflict: 'retry' as const } : undefined
}

function tooMany() {
	count('TooMany')
	return new Refusal('too-many', messages.tooMany)
}

/** Counts one attempt before the work it guards, so that of many at once no more than the limit get through. */
export const countAttempt = (what: string, who: string, limit: Limit, now: Date) =>
	countAttempts([attempt(what, who, limit, now)])

/** All of them, or where one is used up, none. */
export async function countAttempts(attempts: Write[]) {
	if (attempts.length === 0) return
	await transact(attempts).catch((error) => {
		throw error instanceof ConditionFailed ? tooMany() : error
	})
}
