import type { Device } from '#functions/platform/identity/device.ts'
import { type AttemptCount, readLogin, saveLoginAttempt } from './table.ts'

const attemptsBeforeLock = 5
const minute = 60_000
const longest = 60 * minute

/** Five wrong passwords lock an address for a minute; each further one doubles it, up to an hour. */
export function afterAttempt(before: AttemptCount | undefined, now: number): AttemptCount {
	const attempts = (before?.attempts ?? 0) + 1
	const over = attempts - attemptsBeforeLock
	const lock = over < 0 ? 0 : Math.min(longest, minute * 2 ** over)
	return { attempts, lockedUntil: lock === 0 ? 0 : now + lock }
}

/**
 * Counts the attempt before the password is compared, so that parallel requests don't get more attempts than sequential
 * ones. During a lock no attempt is counted, whether or not the address has an account and the password is right.
 */
export async function countLoginAttempt(email: string, device: Device, now: Date) {
	for (;;) {
		const login = await readLogin(email, now, device)
		const { before } = login.attempts
		if (before && before.lockedUntil > now.getTime()) return { ...login, counted: undefined }
		const after = afterAttempt(before, now.getTime())
		if (await saveLoginAttempt(login.attempts, after, now)) return { ...login, counted: after }
	}
}
