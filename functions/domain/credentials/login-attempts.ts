import type { Device } from '#functions/platform/identity/device.ts'
import { sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { type AttemptCount, type LoginAttempts, readLogin } from './table.ts'

const attemptsBeforeLock = 5
const minute = 60_000
const longest = 60 * minute
/** Wrong passwords are forgotten so long after the last one, or after the end of its lock. */
const attemptsCountFor = 24 * 60 * minute

/** Five wrong passwords lock an address for a minute; each further one doubles it, up to an hour. */
export function afterAttempt(before: AttemptCount | undefined, now: number): AttemptCount {
	const stillCounts = before !== undefined && before.lockedUntil + attemptsCountFor > now
	const attempts = (stillCounts ? before.attempts : 0) + 1
	const over = attempts - attemptsBeforeLock
	const lock = over < 0 ? 0 : Math.min(longest, minute * 2 ** over)
	return { attempts, lockedUntil: now + lock }
}

/** Below five the moment is the last attempt's, and a parallel request's clock may be a little ahead. */
const isLocked = ({ attempts, lockedUntil }: AttemptCount, now: Date) =>
	attempts >= attemptsBeforeLock && lockedUntil > now.getTime()

/**
 * Counts the attempt before the password is compared, so that parallel requests don't get more attempts than sequential
 * ones. During a lock no attempt is counted, whether or not the address has an account and the password is right.
 */
export async function countLoginAttempt(email: string, device: Device, now: Date) {
	for (;;) {
		const login = await readLogin(email, now, device)
		const { before } = login.attempts
		if (before && isLocked(before, now)) return { ...login, counted: undefined }
		const after = afterAttempt(before, now.getTime())
		if (await saveLoginAttempt(login.attempts, after)) return { ...login, counted: after }
	}
}

/** Returns false if a parallel attempt was counted first. The caller then has to read and decide again. */
async function saveLoginAttempt({ key, before }: LoginAttempts, after: AttemptCount) {
	const ttl = sweepAfter(new Date(after.lockedUntil + attemptsCountFor))
	const written = await updateItem(
		key,
		{ set: { ...after, ...(key.sk === 'ATTEMPTS' && { ttl }) } },
		before ? { attempts: { is: before.attempts }, lockedUntil: { is: before.lockedUntil } } : { pk: 'absent' },
	)
	return written !== undefined
}
