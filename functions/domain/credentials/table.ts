import * as z from 'zod'
import { users, verifyUser } from '#functions/domain/people/table.ts'
import { type Device, deviceKnownFor } from '#functions/platform/identity/device.ts'
import { getItems, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { isNew, type OnConflict, put, remove, update, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'

const minute = 60_000
const hour = 60 * minute

const codeLife = 10 * minute
/** Who never types the code can sign up again after this. */
const signupLife = 24 * hour
export const codeTries = 5

/** Apart from the user, so that a function that reads users can't read hashes. */
const signupKey = (userId: string): ItemKey => ({ pk: `SIGNUP#${userId}`, sk: 'SIGNUP' })
type LoginItem = 'ACCOUNT' | 'PENDING' | 'TRIES' | `DEVICE#${string}` | `RECOVERY#${string}`
export const loginKey = (email: string, sk: LoginItem): ItemKey => ({ pk: `LOGIN#${email}`, sk })

const Credential = z.object({ userId: z.string(), passwordHash: z.string() })
export type Credential = z.output<typeof Credential>

const Tries = z.object({ tries: z.number(), lockedUntil: z.number().default(0) })
export type Tries = z.output<typeof Tries>

/** Attempts that are counted together: all strangers' at an address, or those of one browser that is known there. */
export interface LoginAttempts {
	key: ItemKey
	before: Tries | undefined
}

const Code = z.object({ codeHash: z.string(), passwordHash: z.string().optional() })

/**
 * Everything an email can sign in with, in one read: the account, a sign-up not completed, and the attempts so far. Of
 * each browser that signed in before there is an item, so the others are not read.
 */
export async function readLogin(email: string, now: Date, device?: Device) {
	const [accountKey, pendingKey, triesKey] = [
		loginKey(email, 'ACCOUNT'),
		loginKey(email, 'PENDING'),
		loginKey(email, 'TRIES'),
	]
	const deviceKey = loginKey(email, `DEVICE#${device?.id ?? ''}`)
	const [account, pending, tries, known] = await getItems([accountKey, pendingKey, triesKey, deviceKey])
	const isAlive = (item: typeof account) => item !== undefined && Number(item.endsAt) > now.getTime()
	const isKnown = isAlive(known)
	const counted = isKnown ? { key: deviceKey, item: known } : { key: triesKey, item: tries }
	return {
		account: Credential.optional().parse(account),
		pending: isAlive(pending) ? Credential.parse(pending) : undefined,
		attempts: { key: counted.key, before: Tries.optional().parse(counted.item) } satisfies LoginAttempts,
		knownDevice: isKnown ? device?.id : undefined,
	}
}

/** The browser has signed in to this account: from now on its attempts are its own, and none were wrong. */
export const rememberDevice = (email: string, device: Device, now: Date): Write => {
	const endsAt = now.getTime() + deviceKnownFor
	const fresh = { tries: 0, lockedUntil: 0, endsAt, ttl: sweepAfter(new Date(endsAt)) }
	return put({ ...loginKey(email, `DEVICE#${device.id}`), ...fresh })
}

/** False where another attempt came first: read again and decide again. */
export async function spendLoginTry({ key, before }: LoginAttempts, after: Tries, now: Date) {
	const keptUntil = sweepAfter(new Date(Math.max(after.lockedUntil, now.getTime()) + 24 * hour))
	const written = await updateItem(
		key,
		{ set: { ...after, ...(key.sk === 'TRIES' && { ttl: keptUntil }) } },
		before ? { tries: { is: before.tries } } : { pk: 'absent' },
	)
	return written !== undefined
}

/**
 * Gives back the one try that was spent, and the lock that it brought about. Other people's wrong ones still count,
 * because a sign-up's password may be a stranger's: anyone can begin a sign-up for an address that has an account.
 */
export const giveBackLoginTry = ({ key }: LoginAttempts, { lockedUntil }: Tries) =>
	updateItem(
		key,
		{ increase: { tries: -1 }, set: { lockedUntil: 0 } },
		{ tries: { above: 0 }, lockedUntil: { is: lockedUntil } },
	)

export const forgetLoginTries = (email: string): Write => remove(loginKey(email, 'TRIES'))

/** A person who has not typed the emailed code yet. The address belongs to nobody until they have. */
export function putSignup(user: UserRecord, passwordHash: string, codeHash: string, now: Date): Write[] {
	const endsAt = now.getTime() + signupLife
	const ttl = sweepAfter(new Date(endsAt))
	const signup = { passwordHash, codeHash, wrong: 0, endsAt: codeEnd(now), ttl }
	const pending = { userId: user._id, passwordHash, endsAt, ttl }
	return [
		...users.add(user, { ttl }),
		put({ ...signupKey(user._id), ...signup }, isNew),
		put({ ...loginKey(user.email, 'PENDING'), ...pending }),
	]
}

const codeEnd = (now: Date) => now.getTime() + codeLife

export const renewSignupCode = (userId: string, codeHash: string, now: Date, onConflict: OnConflict): Write =>
	update(
		signupKey(userId),
		{ set: { codeHash, wrong: 0, endsAt: codeEnd(now) } },
		{ where: { pk: 'exists' }, onConflict },
	)

/** Counts an attempt at the code before it is compared; undefined where there is none left, or no code, or too late. */
async function spendCodeTry(key: ItemKey, now: Date) {
	const item = await updateItem(
		key,
		{ increase: { wrong: 1 } },
		{ wrong: { below: codeTries }, endsAt: { above: now.getTime() } },
	)
	return item && { ...Code.parse(item), last: item.wrong === codeTries }
}

export const spendSignupTry = (userId: string, now: Date) => spendCodeTry(signupKey(userId), now)

/** The first signs of a recovery code say which request it belongs to; the others are its secret. */
const recoveryKey = (email: string, code: string) => loginKey(email, `RECOVERY#${code.slice(0, 3)}`)

export const spendRecoveryTry = (email: string, code: string, now: Date) =>
	spendCodeTry(recoveryKey(email, code), now)

/** The address now belongs to this person, unless it already belongs to another. */
export const completeSignup = (
	seen: UserRecord,
	verified: UserRecord,
	passwordHash: string,
	taken: OnConflict,
): Write[] => [
	...verifyUser(seen, verified, taken),
	put(
		{ ...loginKey(verified.email, 'ACCOUNT'), userId: verified._id, passwordHash },
		{ where: { pk: 'absent' }, onConflict: taken },
	),
	remove(signupKey(verified._id)),
	remove(loginKey(verified.email, 'PENDING')),
	forgetLoginTries(verified.email),
]

interface Recovery {
	email: string
	code: string
	codeHash: string
	/** Of the account, if there is one: a recovery holds for the password that was forgotten, and for no later one. */
	passwordHash: string | undefined
}

/** Beside those that others asked for: none voids another, and wrong attempts at one do not count for another. */
export const putRecovery = ({ email, code, codeHash, passwordHash = '' }: Recovery, now: Date): Write =>
	put({
		...recoveryKey(email, code),
		codeHash,
		passwordHash,
		wrong: 0,
		endsAt: codeEnd(now),
		ttl: sweepAfter(new Date(codeEnd(now))),
	})

interface NewPassword {
	email: string
	user: UserRecord
	passwordHash: string
	/** The recovery code that allowed it. */
	code: string
	/** The hash of the password that was forgotten. */
	forgotten: string
	onConflict: OnConflict
}

/** A new password ends every session, every other way in, and the code that allowed it. */
export const replacePassword = ({
	email,
	user,
	passwordHash,
	code,
	forgotten,
	onConflict,
}: NewPassword): Write[] => [
	update(
		loginKey(email, 'ACCOUNT'),
		{ set: { passwordHash } },
		{ where: { userId: { is: user._id }, passwordHash: { is: forgotten } }, onConflict },
	),
	remove(recoveryKey(email, code), { where: { pk: 'exists' }, onConflict }),
	remove(loginKey(email, 'PENDING')),
	remove(loginKey(email, 'TRIES')),
	...users.touch(user, { increase: { sessionEpoch: 1 } }),
]
