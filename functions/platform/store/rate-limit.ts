import type { RateLimit } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { sha256 } from '../ids.ts'
import { count } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { getItem, sweepAfter } from './table.ts'
import { ConditionFailed, transact, update, type Write } from './write.ts'

type Limit = Pick<RateLimit, 'attempts' | 'minutes'>

/**
 * Counts one attempt of `who` at `what`. The write fails once the limit is reached. The window is fixed, so that a single
 * write decides. The price is that twice the attempts are possible across the edge of a window.
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

/**
 * The write that counts an attempt, or undefined once the limit is reached, for actions that go on in another way then.
 * If parallel requests use up the limit first, the caller's `retried` asks again.
 */
export async function attemptIfLeft(what: string, who: string, limit: Limit, now: Date) {
	const write = attempt(what, who, limit, now)
	const item = write.input.Key && (await getItem(write.input.Key))
	return Number(item?.attempts ?? 0) < limit.attempts ? { ...write, onConflict: 'retry' as const } : undefined
}

function tooMany() {
	count('TooMany')
	return new Refusal('too-many', messages.tooMany)
}

/** Counts one attempt before the work it guards, so that parallel requests can't exceed the limit. */
export const countAttempt = (what: string, who: string, limit: Limit, now: Date) =>
	countAttempts([attempt(what, who, limit, now)])

/** Counts all of them, or none if one is used up. */
export async function countAttempts(attempts: Write[]) {
	if (attempts.length === 0) return
	await transact(attempts).catch((error) => {
		throw error instanceof ConditionFailed ? tooMany() : error
	})
}
