import * as z from 'zod'
import { users } from '#functions/domain/people/table.ts'
import { type Device, deviceKnownFor } from '#functions/platform/identity/device.ts'
import { sessionsGoOn } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { getItems, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { isNew, type OnConflict, put, remove, update, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'

const minute = 60_000
const hour = 60 * minute

const codeLife = 10 * minute
/** A sign-up whose code is never typed expires after this, so that the person can sign up again. */
const signupLife = 24 * hour
export const codeAttempts = 5

/** The item is separate from the user, so that a function that reads users can't read hashes. */
const signupKey = (userId: string): ItemKey => ({ pk: `SIGNUP#${userId}`, sk: 'SIGNUP' })
type LoginItem = 'ACCOUNT' | 'PENDING' | 'ATTEMPTS' | `${'PENDING' | 'DEVICE' | 'RECOVERY'}#${string}`
export const loginKey = (email: string, sk: LoginItem): ItemKey => ({ pk: `LOGIN#${email}`, sk })

const Credential = z.object({ userId: z.string(), passwordHash: z.string() })
export type Credential = z.output<typeof Credential>

/** Without a lock, `lockedUntil` is the moment of the last attempt. */
const AttemptCount = z.object({ attempts: z.number(), lockedUntil: z.number() })
export type AttemptCount = z.output<typeof AttemptCount>

/** A browser that has signed in to an account has a count of its own. All other browsers share one per address. */
export interface LoginAttempts {
	key: ItemKey
	before: AttemptCount | undefined
}

const Code = z.object({ codeHash: z.string(), passwordHash: z.string().optional(), email: z.string().optional() })

/**
 * Reads everything that an email can sign in with, in one call: the account, a pending sign-up, and the attempts so far.
 * Each known browser has an item of its own, so only the one of this browser is read. The sign-up that began in this
 * browser comes before a later one, which may be a stranger's.
 */
export async function readLogin(email: string, now: Date, device?: Device) {
	const [accountKey, pendingKey, attemptsKey] = [
		loginKey(email, 'ACCOUNT'),
		loginKey(email, 'PENDING'),
		loginKey(email, 'ATTEMPTS'),
	]
	const deviceKey = loginKey(email, `DEVICE#${device?.id ?? ''}`)
	const begunHereKey = loginKey(email, `PENDING#${device?.id ?? ''}`)
	const keys = [accountKey, begunHereKey, pendingKey, attemptsKey, deviceKey]
	const [account, begunHere, newest, attempts, known] = await getItems(keys)
	const isAlive = (item: typeof account) => item !== undefined && Number(item.endsAt) > now.getTime()
	const pending = [begunHere, newest].find(isAlive)
	const isKnown = isAlive(known)
	const counted = isKnown ? { key: deviceKey, item: known } : { key: attemptsKey, item: attempts }
	return {
		account: account && Credential.parse(account),
		pending: pending && Credential.parse(pending),
		attempts: { key: counted.key, before: counted.item && AttemptCount.parse(counted.item) } satisfies LoginAttempts,
		knownDevice: isKnown ? device?.id : undefined,
	}
}

/** For an address without an account a user who doesn't exist is read, so the time doesn't tell whether there is one. */
export const ownerOf = (account: Credential | undefined) => users.read(account?.userId ?? newId())

/** Gives a browser that has signed in to the account a count of its own, which starts at zero. */
export const rememberDevice = (email: string, device: Device, now: Date): Write => {
	const endsAt = now.getTime() + deviceKnownFor
	const fresh = { attempts: 0, lockedUntil: 0, endsAt, ttl: sweepAfter(new Date(endsAt)) }
	return put({ ...loginKey(email, `DEVICE#${device.id}`), ...fresh })
}

/**
 * Undoes one counted attempt and the lock that it caused. Other wrong attempts still count, because the right password
 * of a pending sign-up proves nothing: anyone can begin a sign-up for an address that has an account.
 */
export const undoLoginAttempt = ({ key }: LoginAttempts, { lockedUntil }: AttemptCount, now: Date) =>
	updateItem(
		key,
		{ increase: { attempts: -1 }, set: { lockedUntil: now.getTime() } },
		{ attempts: { above: 0 }, lockedUntil: { is: lockedUntil } },
	)

export const resetLoginAttempts = (email: string): Write => remove(loginKey(email, 'ATTEMPTS'))

/** After a right password of someone who is signed in, in the browser that counts its own attempts or in any other. */
export const forgetAttempts = (email: string, knownDevice: Device | undefined, now: Date): Write =>
	knownDevice ? rememberDevice(email, knownDevice, now) : resetLoginAttempts(email)

interface Signup {
	passwordHash: string
	codeHash: string
	now: Date
	/** The browser in which it began. */
	device?: Device
}

/**
 * Stores a person who hasn't typed the emailed code yet. Until then the address isn't theirs, and the next sign-up takes
 * the pointer at the address over. The one below the browser stays, so that its owner can go on.
 */
export function putSignup(user: UserRecord, { passwordHash, codeHash, now, device }: Signup): Write[] {
	const endsAt = now.getTime() + signupLife
	const ttl = sweepAfter(new Date(endsAt))
	const signup = { passwordHash, codeHash, wrong: 0, endsAt: codeEnd(now), ttl }
	const pending = { userId: user._id, passwordHash, endsAt, ttl }
	return [
		...users.add(user, { ttl }),
		put({ ...signupKey(user._id), ...signup }, isNew),
		put({ ...loginKey(user.email, 'PENDING'), ...pending }),
		...(device ? [put({ ...loginKey(user.email, `PENDING#${device.id}`), ...pending })] : []),
	]
}

const codeEnd = (now: Date) => now.getTime() + codeLife
export const codeLifeFrom = (now: Date) => ({ endsAt: codeEnd(now), ttl: sweepAfter(new Date(codeEnd(now))) })

export const renewSignupCode = (userId: string, codeHash: string, now: Date, onConflict: OnConflict): Write =>
	update(
		signupKey(userId),
		{ set: { codeHash, wrong: 0, endsAt: codeEnd(now) } },
		{ where: { pk: 'exists' }, onConflict },
	)

/**
 * Counts an attempt before the code is compared. Returns undefined if there is no attempt left, no code, or the code has
 * expired.
 */
export async function countCodeAttempt(key: ItemKey, now: Date) {
	const item = await updateItem(
		key,
		{ increase: { wrong: 1 } },
		{ wrong: { below: codeAttempts }, endsAt: { above: now.getTime() } },
	)
	return item && { ...Code.parse(item), last: item.wrong === codeAttempts }
}

export const countSignupAttempt = (userId: string, now: Date) => countCodeAttempt(signupKey(userId), now)

/**
 * The first three characters of a recovery code identify its request; the others are the secret. Half of an emoji is no
 * key of the table, so a typed one is never cut in two.
 */
const recoveryKey = (email: string, code: string) =>
	loginKey(email, `RECOVERY#${Array.from(code).slice(0, 3).join('')}`)

export const countRecoveryAttempt = (email: string, code: string, now: Date) =>
	countCodeAttempt(recoveryKey(email, code), now)

/** Makes the address this person's own, unless it already belongs to someone else. */
export const completeSignup = (
	verified: UserRecord,
	passwordHash: string,
	device: Device,
	taken: OnConflict,
): Write[] => [
	put(
		{ ...loginKey(verified.email, 'ACCOUNT'), userId: verified._id, passwordHash },
		{ where: { pk: 'absent' }, onConflict: taken },
	),
	remove(signupKey(verified._id)),
	remove(loginKey(verified.email, 'PENDING')),
	remove(loginKey(verified.email, `PENDING#${device.id}`)),
	resetLoginAttempts(verified.email),
]

interface Recovery {
	email: string
	code: string
	codeHash: string
	/** The account's current hash, if there is an account. The code becomes void once the password is changed. */
	passwordHash: string | undefined
}

/** Codes of several requests are stored side by side, so that a stranger's request can't void the owner's code. */
export const putRecovery = ({ email, code, codeHash, passwordHash = '' }: Recovery, now: Date): Write =>
	put({ ...recoveryKey(email, code), codeHash, passwordHash, wrong: 0, ...codeLifeFrom(now) })

interface NewPassword {
	email: string
	user: UserRecord
	passwordHash: string
	/** The hash of the password that it replaces. */
	before: string
	onConflict: OnConflict
}

/** A new password also ends a pending sign-up and every recovery code that was asked for before. */
const putPassword = ({ email, user, passwordHash, before, onConflict }: NewPassword): Write[] => [
	replacePassword(email, { userId: user._id, passwordHash: before }, passwordHash, onConflict),
	remove(loginKey(email, 'PENDING')),
]

const replacePassword = (
	email: string,
	{ userId, passwordHash: before }: Credential,
	passwordHash: string,
	onConflict: OnConflict,
): Write =>
	update(
		loginKey(email, 'ACCOUNT'),
		{ set: { passwordHash } },
		{ where: { userId: { is: userId }, passwordHash: { is: before } }, onConflict },
	)

/** For a sign-in: someone may set a new password after the old one was compared and before the user is read. */
export const keepPassword = (email: string, seen: Credential, onConflict: OnConflict): Write =>
	replacePassword(email, seen, seen.passwordHash, onConflict)

interface RecoveredPassword extends NewPassword {
	code: string
	/** The browser in which it's done, if it counts its own attempts. */
	knownDevice: Device | undefined
	now: Date
}

/** Sets a password after a recovery. This also ends every session, the locks and the code that allowed the change. */
export const recoverPassword = ({ code, knownDevice, now, ...password }: RecoveredPassword): Write[] => [
	...putPassword(password),
	remove(recoveryKey(password.email, code), { where: { pk: 'exists' }, onConflict: password.onConflict }),
	resetLoginAttempts(password.email),
	...(knownDevice ? [rememberDevice(password.email, knownDevice, now)] : []),
	...users.touch(password.user, { increase: { sessionEpoch: 1 } }),
]

/** Changes a password. This also ends every session but the one with the next epoch. */
export const changePassword = (password: NewPassword): Write[] => [
	...putPassword(password),
	...nextEpoch(password.user, password.onConflict),
]

export const nextEpoch = (user: UserRecord, onConflict: OnConflict): Write[] =>
	users.touch(user, { increase: { sessionEpoch: 1 } }, { where: sessionsGoOn(user), onConflict })
