import type { Device } from '#functions/platform/identity/device.ts'
import { readLogin, spendLoginTry, type Tries } from './table.ts'

const freeTries = 5
const minute = 60_000
const longest = 60 * minute

/** Five wrong passwords lock an address for a minute; each further one doubles it, up to an hour. */
export function afterTry(before: Tries | undefined, now: number): Tries {
	const tries = (before?.tries ?? 0) + 1
	const lock = tries < freeTries ? 0 : Math.min(longest, minute * 2 ** (tries - freeTries))
	return { tries, lockedUntil: lock === 0 ? 0 : now + lock }
}

/**
 * Counts the try before the password is looked at: of many at once only as many are looked at as would be one after
 * the other. Nothing is spent during a lock, whoever the address belongs to and whatever the password is.
 */
export async function loginWithTry(email: string, device: Device, now: Date) {
	for (;;) {
		const login = await readLogin(email, now, device)
		const { before } = login.attempts
		if (before && before.lockedUntil > now.getTime()) return { ...login, spent: undefined }
		const after = afterTry(before, now.getTime())
		if (await spendLoginTry(login.attempts, after, now)) return { ...login, spent: after }
	}
}
