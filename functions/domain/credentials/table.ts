import * as z from 'zod'
import { users, verifyUser } from '#functions/domain/people/table.ts'
import { type ItemKey, queryItems, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
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
export const loginKey = (email: string, sk: 'ACCOUNT' | 'PENDING' | 'TRIES' | 'RECOVERY'): ItemKey => ({
	pk: `LOGIN#${email}`,
	sk,
})

const Credential = z.object({ userId: z.string(), passwordHash: z.string() })
export type Credential = z.output<typeof Credential>

const Tries = z.object({ tries: z.number(), lockedUntil: z.number().default(0) })
export type Tries = z.output<typeof Tries>

const Code = z.object({ codeHash: z.string(), passwordHash: z.string().optional() })

/** Everything an email can sign in with, in one read: the account, a sign-up not completed, and the tries so far. */
export async function readLogin(email: string, now: Date) {
	const rows = await queryItems(loginKey(email, 'ACCOUNT').pk)
	const row = (sk: string) => rows.find((item) => item.sk === sk)
	const pending = row('PENDING')
	const alive = pending && Number(pending.endsAt) > now.getTime()
	return {
		account: Credential.optional().parse(row('ACCOUNT')),
		pending: alive ? Credential.parse(pending) : undefined,
		tries: Tries.optional().parse(row('TRIES')),
	}
}

/** False where another attempt came first: read again and decide again. */
export async function spendLoginTry(email: string, before: Tries | undefined, after: Tries, now: Date) {
	const keptUntil = new Date(Math.max(after.lockedUntil, now.getTime()) + 24 * hour)
	const written = await updateItem(
		loginKey(email, 'TRIES'),
		{ set: { ...after, ttl: sweepAfter(keptUntil) } },
		before ? { tries: { is: before.tries } } : { pk: 'absent' },
	)
	return written !== undefined
}

/**
 * Gives back the one try that was spent, and the lock that it brought about. Other people's wrong ones still count,
 * because a sign-up's password may be a stranger's: anyone can begin a sign-up for an address that has an account.
 */
export const giveBackLoginTry = (email: string, { lockedUntil }: Tries) =>
	updateItem(
		loginKey(email, 'TRIES'),
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

export const spendRecoveryTry = (email: string, now: Date) => spendCodeTry(loginKey(email, 'RECOVERY'), now)

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

export const putRecovery = (email: string, codeHash: string, now: Date): Write =>
	put({
		...loginKey(email, 'RECOVERY'),
		codeHash,
		wrong: 0,
		endsAt: codeEnd(now),
		ttl: sweepAfter(new Date(codeEnd(now))),
	})

interface NewPassword {
	email: string
	user: UserRecord
	passwordHash: string
	/** Of the code that allowed it. */
	codeHash: string
	onConflict: OnConflict
}

/** A new password ends every session, every other way in, and the code that allowed it. */
export const replacePassword = ({
	email,
	user,
	passwordHash,
	codeHash,
	onConflict,
}: NewPassword): Write[] => [
	update(
		loginKey(email, 'ACCOUNT'),
		{ set: { passwordHash } },
		{ where: { userId: { is: user._id } }, onConflict },
	),
	remove(loginKey(email, 'RECOVERY'), { where: { codeHash: { is: codeHash } }, onConflict }),
	remove(loginKey(email, 'PENDING')),
	remove(loginKey(email, 'TRIES')),
	...users.touch(user, { increase: { sessionEpoch: 1 } }),
]
