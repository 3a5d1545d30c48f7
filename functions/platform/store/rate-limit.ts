import type { RateLimit } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { sha256 } from '../ids.ts'
import { count } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { type ItemKey, type Ref, sweepAfter } from './table.ts'
import { ConditionFailed, transact, update, type Write } from './write.ts'

type Limit = Pick<RateLimit, 'attempts' | 'minutes'>

/**
 * Counts one attempt of `who` at `what`. The write fails once the limit is reached. The window is fixed, so that a single
 * write decides. The price is that twice the attempts are possible across the edge of a window.
 */
export function attempt(what: string, who: string, { attempts, minutes }: Limit, now: Date): Write {
	const endsAt = new Date((windowAt(now, minutes) + 2) * minutes * minute)
	return update(
		attemptsKey(what, who, minutes, now),
		{ increase: { attempts: 1 }, set: { ttl: sweepAfter(endsAt) } },
		{ where: { attempts: { below: attempts, orAbsent: true } }, onConflict: tooMany },
	)
}

const minute = 60_000
const windowAt = (now: Date, minutes: number) => Math.floor(now.getTime() / (minutes * minute))

export const nextWindow = ({ minutes }: Limit, now: Date) => new Date((windowAt(now, minutes) + 1) * minutes * minute)

const attemptsKey = (what: string, who: string, minutes: number, now: Date): ItemKey => ({
	pk: `THROTTLE#${what}#${sha256(who)}`,
	sk: String(windowAt(now, minutes)),
})

/**
 * For actions that go on in another way once the limit is reached: the write that counts an attempt, or undefined. If
 * parallel requests use up the limit first, the caller's `retried` has to read it again.
 */
export const attemptIfLeft = (what: string, who: string, limit: Limit, now: Date): Ref<Write | undefined> => ({
	key: attemptsKey(what, who, limit.minutes, now),
	parse: (item) =>
		Number(Object(item).attempts ?? 0) < limit.attempts
			? { ...attempt(what, who, limit, now), onConflict: 'retry' }
			: undefined,
})

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
