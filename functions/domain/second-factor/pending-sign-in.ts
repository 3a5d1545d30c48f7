import * as z from 'zod'
import { ownCookie, readCookie } from '#functions/platform/identity/own-cookie.ts'
import { newSecret, sha256 } from '#functions/platform/ids.ts'
import { getItem, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { type OnConflict, put, remove, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'

const cookieName = '__Host-sign-in'
const life = 10 * 60_000
const mostAttempts = 5

const Pending = z.object({
	/** The sessions' number when the password was typed. A recovery or a reset since then ends the sign-in too. */
	epoch: z.number(),
	challenge: z.string().optional(),
})

export interface PendingSignIn extends z.output<typeof Pending> {
	userId: string
	key: ItemKey
}

const keyOf = (userId: string, secret: string): ItemKey => ({ pk: `SIGNIN#${userId}`, sk: sha256(secret) })

/**
 * A right password gives an employee with a passkey no session, but ten minutes and five attempts to show the passkey or
 * a recovery code in the same browser. Its cookie has another name, so no endpoint takes it for a session.
 */
export function beginPendingSignIn({ _id, sessionEpoch }: UserRecord, now: Date) {
	const secret = newSecret()
	const endsAt = now.getTime() + life
	const write: Write = put({
		...keyOf(_id, secret),
		epoch: sessionEpoch,
		attempts: 0,
		endsAt,
		ttl: sweepAfter(new Date(endsAt)),
	})
	return { write, cookie: ownCookie(cookieName, `${_id}.${secret}`, life / 1000) }
}

export function pendingKeyIn(cookies: string) {
	const [userId, secret] = readCookie(cookies, cookieName)?.split('.') ?? []
	if (!userId || !secret || userId.length > 100 || secret.length > 100) return undefined
	return { userId, key: keyOf(userId, secret) }
}

type Found = NonNullable<ReturnType<typeof pendingKeyIn>>

const isOpen = (now: Date) => ({ attempts: { below: mostAttempts }, endsAt: { above: now.getTime() } })

/** Gives the sign-in a new challenge, which voids the one before. */
export const setChallenge = async ({ userId, key }: Found, challenge: string, now: Date) =>
	asPending(userId, key, await updateItem(key, { set: { challenge } }, isOpen(now)))

/**
 * Counts an attempt and takes the challenge away before anything is compared, so that neither parallel requests nor a
 * replay get a second look at it.
 */
export async function countAttempt({ userId, key }: Found, now: Date) {
	const before = await getItem(key)
	const challenge = before?.challenge
	const item = await updateItem(
		key,
		{ increase: { attempts: 1 }, set: { challenge: undefined } },
		{ ...isOpen(now), challenge: challenge === undefined ? 'absent' : { is: challenge } },
	)
	return asPending(userId, key, item && { ...item, challenge })
}

const asPending = (userId: string, key: ItemKey, item: unknown): PendingSignIn | undefined =>
	item ? { userId, key, ...Pending.parse(item) } : undefined

/** Only one of several requests can finish it. */
export const finishPendingSignIn = ({ key }: PendingSignIn, onConflict: OnConflict): Write =>
	remove(key, { where: { pk: 'exists' }, onConflict })

export const noPendingCookie = () => ownCookie(cookieName, '', 0)
