import { optionalSetting } from '#functions/platform/env.ts'
import { mustAddPasskey, passkeyRuleRef } from '#functions/platform/identity/passkey-rule.ts'
import { newSecret, sha256 } from '#functions/platform/ids.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { getItem, getItems, type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'
import { CurrentUser, UserRecord } from '#shared/account/user.ts'
import { ownCookie, readCookie } from './own-cookie.ts'

const cookieName = '__Host-session'
const minute = 60_000
const hour = 60 * minute

/** Staff see other people's data, so a lost phone or an unattended console must lose its session sooner. */
const staff = { idle: 30 * minute, whole: 12 * hour }
const member = { idle: 2 * hour, whole: 24 * hour }

/** A session's last use is written at most this often, to save writes. */
const touchEvery = minute

export interface Person {
	user: UserRecord
	session: ItemKey
	begun: number
	/** The id of the session that this one took the place of, while the person went on. */
	inPlaceOf?: string | undefined
	/** The organization requires a passkey of every employee, and this one has none yet. */
	mustAddPasskey: boolean
}

export const userKey = (id: string): ItemKey => ({ pk: `USER#${id}`, sk: 'USER' })
const sessionKey = (userId: string, secret: string): ItemKey => ({ pk: `SESSION#${userId}`, sk: sha256(secret) })

const lifetime = (user: UserRecord) => (user.employee ? staff : member)

/**
 * Reads the request's sender. The user, the session and the rule about passkeys are read on every request, so that
 * signing out, losing a permission or a new rule takes effect on the next one.
 */
export async function readPerson(cookies: string, now: Date): Promise<Person | undefined> {
	const [userId, secret] = readCookie(cookies, cookieName)?.split('.') ?? []
	if (!userId || !secret || secret.length > 100 || userId.length > 100) return undefined
	const key = sessionKey(userId, secret)
	const [userItem, session, rule] = await getItems([userKey(userId), key, passkeyRuleRef.key])
	if (!userItem || !session) return undefined
	const user = UserRecord.parse(userItem)
	const [begun, seen] = [Number(session.begun), Number(session.seen)]
	if (!goesOn(session, user, now)) return undefined
	if (now.getTime() - seen >= touchEvery) await touch(key, now)
	const inPlaceOf = session.inPlaceOf === undefined ? undefined : String(session.inPlaceOf)
	return { user, session: key, begun, inPlaceOf, mustAddPasskey: mustAddPasskey(user, passkeyRuleRef.parse(rule)) }
}

/** The last use may be later than the one that was written. The page promises the whole time from the last use on. */
function goesOn({ begun, seen, epoch }: Record<string, unknown>, user: UserRecord, now: Date) {
	const { idle, whole } = lifetime(user)
	const over = now.getTime() >= Math.min(Number(begun) + whole, Number(seen) + touchEvery + idle)
	// A restored table may have sessions that were ended since, so those from before it was made don't go on.
	const isRestored = Number(begun) < Date.parse(optionalSetting('SESSIONS_SINCE') ?? '')
	return !over && !isRestored && !user.disabled && epoch === user.sessionEpoch
}

/**
 * This condition holds as long as nothing has ended the person's sessions. Without it a request under way could keep a
 * session that another request has just ended. The number only grows, and an old item may have none.
 */
export const sessionsGoOn = ({ sessionEpoch }: UserRecord): Where => ({
	pk: 'exists',
	sessionEpoch: { atMost: sessionEpoch, orAbsent: true },
})

const touch = (key: ItemKey, now: Date) => updateItem(key, { set: { seen: now.getTime() } }, { pk: 'exists' })

/** The write that starts a session, for the transaction that signs a person in, and the cookie for its response. */
export function beginSession(
	user: Pick<UserRecord, '_id' | 'sessionEpoch' | 'employee'>,
	now: Date,
	inPlaceOf?: Person,
) {
	const secret = newSecret()
	const { whole } = user.employee ? staff : member
	const write = put({
		...sessionKey(user._id, secret),
		begun: now.getTime(),
		seen: now.getTime(),
		epoch: user.sessionEpoch,
		inPlaceOf: inPlaceOf && idOf(inPlaceOf),
		ttl: sweepAfter(new Date(now.getTime() + whole)),
	})
	return { write, cookie: ownCookie(cookieName, `${user._id}.${secret}`) }
}

/** Keeps this session in the transaction that counts up the epoch, which ends all others. */
export const keepSession = ({ session }: Person, epoch: number): Write =>
	update(session, { set: { epoch } }, { where: { pk: 'exists' }, onConflict: 'defect' })

export const endSession = (person: Person): Write => remove(person.session)

/** The public id of a session. It's made from the hash, so someone who knows it can end the session and not use it. */
const idOf = ({ user, session }: Person) => `${user._id}.${session.sk}`

/**
 * The write that ends the session with this id and whose it is, or undefined if it has ended. A page that lost an answer
 * names the session from before, so the one that has taken its place ends too.
 */
export async function endNamedSession(id: string, sender: Person | undefined) {
	if (sender?.inPlaceOf === id) return { userId: sender.user._id, write: endSession(sender) }
	const [userId = '', sk = ''] = id.split('.')
	const session = { pk: `SESSION#${userId}`, sk }
	return (await getItem(session)) && { userId, write: remove(session) }
}

export const noSessionCookie = () => ownCookie(cookieName, '', 0)

/** A grant counts for the member when the mail of its decision leaves. */
const toldAssistance = ({ assistanceRecieved, assistanceHeld }: UserRecord, now: Date) =>
	assistanceHeld
		.filter(({ until }) => now.toISOString() < until)
		.reduce((sum, { amount }) => sum - amount, assistanceRecieved)

export const currentUser = (person: Person, now: Date): CurrentUser => {
	const { user, begun, mustAddPasskey } = person
	const { idle, whole } = lifetime(user)
	return CurrentUser.parse({
		...user,
		assistanceRecieved: toldAssistance(user, now),
		...(mustAddPasskey && { mustAddPasskey }),
		session: { id: idOf(person), idleSeconds: idle / 1000, endsAt: new Date(begun + whole).toISOString() },
	})
}
