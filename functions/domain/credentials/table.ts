import * as z from 'zod'
import { besideUser, userItem, verifyUser } from '#functions/domain/people/table.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import {
	type Key,
	queryItems,
	sweepAfter,
	unlessExists,
	updateItem,
	type Write,
} from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/schema.ts'

const minute = 60_000
const hour = 60 * minute

const codeLife = 10 * minute
/** Who never types the code can sign up again after this. */
const signupLife = 24 * hour
export const codeTries = 5

const signupKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'SIGNUP' })
const loginKey = (email: string, sk: 'ACCOUNT' | 'PENDING' | 'TRIES' | 'RECOVERY'): Key => ({
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

/** False where somebody else tried meanwhile: read again and decide again. */
export async function spendLoginTry(email: string, before: Tries | undefined, after: Tries, now: Date) {
	const written = await updateItem({
		Key: loginKey(email, 'TRIES'),
		UpdateExpression: 'SET tries = :after, lockedUntil = :lockedUntil, #ttl = :ttl',
		ConditionExpression: before ? 'tries = :before' : 'attribute_not_exists(pk)',
		ExpressionAttributeNames: { '#ttl': 'ttl' },
		ExpressionAttributeValues: {
			':after': after.tries,
			':lockedUntil': after.lockedUntil,
			':ttl': sweepAfter(new Date(Math.max(after.lockedUntil, now.getTime()) + 24 * hour)),
			...(before && { ':before': before.tries }),
		},
	})
	return written !== undefined
}

/**
 * Gives back the one try that was spent, and the lock that it brought about. The wrong ones of others still count,
 * because a sign-up's password may be a stranger's: anyone can begin a sign-up for an address that has an account.
 */
export const giveBackLoginTry = (email: string, { lockedUntil }: Tries) =>
	updateItem({
		Key: loginKey(email, 'TRIES'),
		UpdateExpression: 'SET tries = tries - :one, lockedUntil = :unlocked',
		ConditionExpression: 'tries >= :one AND lockedUntil = :lockedUntil',
		ExpressionAttributeValues: { ':one': 1, ':unlocked': 0, ':lockedUntil': lockedUntil },
	})

export const forgetLoginTries = (email: string): Write => ({ Delete: { Key: loginKey(email, 'TRIES') } })

/** A person who has not typed the emailed code yet. The address belongs to nobody until they have. */
export function putSignup(user: UserRecord, passwordHash: string, codeHash: string, now: Date): Write[] {
	const endsAt = now.getTime() + signupLife
	const ttl = sweepAfter(new Date(endsAt))
	const credential = { userId: user._id, passwordHash }
	return [
		{ Put: { Item: { ...userItem(user), ttl }, ...unlessExists } },
		{
			Put: {
				Item: { ...signupKey(user._id), passwordHash, codeHash, wrong: 0, endsAt: codeEnd(now), ttl },
				...unlessExists,
			},
		},
		{ Put: { Item: { ...loginKey(user.email, 'PENDING'), ...credential, endsAt, ttl } } },
	]
}

const codeEnd = (now: Date) => now.getTime() + codeLife

export const renewSignupCode = (userId: string, codeHash: string, now: Date): Write => ({
	Update: {
		Key: signupKey(userId),
		UpdateExpression: 'SET codeHash = :codeHash, wrong = :none, endsAt = :endsAt',
		ConditionExpression: 'attribute_exists(pk)',
		ExpressionAttributeValues: { ':codeHash': codeHash, ':none': 0, ':endsAt': codeEnd(now) },
	},
})

/** Spends a try at the code before it is compared; undefined where there is none left, or no code, or too late. */
async function spendCodeTry(key: Key, now: Date) {
	const item = await updateItem({
		Key: key,
		UpdateExpression: 'ADD wrong :one',
		ConditionExpression: 'wrong < :most AND endsAt > :now',
		ExpressionAttributeValues: { ':one': 1, ':most': codeTries, ':now': now.getTime() },
	})
	return item && { ...Code.parse(item), last: item.wrong === codeTries }
}

export const spendSignupTry = (userId: string, now: Date) => spendCodeTry(signupKey(userId), now)

export const spendRecoveryTry = (email: string, now: Date) => spendCodeTry(loginKey(email, 'RECOVERY'), now)

/** The address now belongs to this person, unless it already belongs to another. */
export const completeSignup = (user: UserRecord, passwordHash: string): Write[] => [
	...verifyUser(user),
	{ Put: { Item: { ...loginKey(user.email, 'ACCOUNT'), userId: user._id, passwordHash }, ...unlessExists } },
	{ Delete: { Key: signupKey(user._id) } },
	{ Delete: { Key: loginKey(user.email, 'PENDING') } },
	forgetLoginTries(user.email),
]

export const putRecovery = (email: string, codeHash: string, now: Date): Write => ({
	Put: {
		Item: {
			...loginKey(email, 'RECOVERY'),
			codeHash,
			wrong: 0,
			endsAt: codeEnd(now),
			ttl: sweepAfter(new Date(codeEnd(now))),
		},
	},
})

/** A new password ends every session, every other way in, and the code that allowed it. */
export const replacePassword = (
	email: string,
	userId: string,
	passwordHash: string,
	codeHash: string,
): Write[] => [
	{
		Update: {
			Key: loginKey(email, 'ACCOUNT'),
			UpdateExpression: 'SET passwordHash = :passwordHash',
			ConditionExpression: 'userId = :userId',
			ExpressionAttributeValues: { ':passwordHash': passwordHash, ':userId': userId },
		},
	},
	{
		Delete: {
			Key: loginKey(email, 'RECOVERY'),
			ConditionExpression: 'codeHash = :codeHash',
			ExpressionAttributeValues: { ':codeHash': codeHash },
		},
	},
	{ Delete: { Key: loginKey(email, 'PENDING') } },
	{ Delete: { Key: loginKey(email, 'TRIES') } },
	{
		Update: {
			Key: userKey(userId),
			UpdateExpression: 'ADD sessionEpoch :one',
			ExpressionAttributeValues: { ':one': 1 },
		},
	},
]

/** An account that is complete, for demo data and tests. */
export const putAccount = (user: UserRecord, passwordHash: string): Write[] => [
	{ Put: { Item: userItem(user) } },
	{ Put: { Item: { ...loginKey(user.email, 'ACCOUNT'), userId: user._id, passwordHash } } },
	...besideUser(user),
]
