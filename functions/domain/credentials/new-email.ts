import { moveUser } from '#functions/domain/people/table.ts'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { type OnConflict, put, remove, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { codeLifeFrom, countCodeAttempt, loginKey, resetLoginAttempts } from './table.ts'

/** The address that an account is to have, until its code is typed. The newest request counts. */
const newEmailKey = (userId: string): ItemKey => ({ pk: `SIGNUP#${userId}`, sk: 'NEW EMAIL' })

export const countNewEmailAttempt = (userId: string, now: Date) => countCodeAttempt(newEmailKey(userId), now)

export const putNewEmail = (userId: string, email: string, codeHash: string, now: Date): Write =>
	put({ ...newEmailKey(userId), email, codeHash, wrong: 0, ...codeLifeFrom(now) })

/** Browsers that signed in within half a year, and codes of the last minutes. More of them end by themselves. */
const mostLeft = 60

/**
 * Returns the keys that belong to an address's account. A sign-up under way at the address is someone else's, and isn't
 * among them.
 */
export async function leftBelow(email: string): Promise<ItemKey[]> {
	const items = await queryItems(loginKey(email, 'ACCOUNT').pk, '', mostLeft)
	return items
		.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
		.filter(({ sk }) => /^(ATTEMPTS|DEVICE|RECOVERY)/.test(sk))
}

interface NewEmail {
	seen: UserRecord
	/** The same with the new address, and the number of the sessions that go on. */
	after: UserRecord
	passwordHash: string
	/** Of the code that was typed. */
	codeHash: string
	/** `leftBelow`: the keys that belong to the old address. */
	left: ItemKey[]
	taken: OnConflict
	changed: OnConflict
}

/** The account moves to an address that nobody has, with its password. Nothing leads from the old one any more. */
export const moveAccount = ({ seen, after, passwordHash, codeHash, left, taken, changed }: NewEmail): Write[] => [
	remove(newEmailKey(seen._id), { where: { codeHash: { is: codeHash } }, onConflict: changed }),
	remove(loginKey(seen.email, 'ACCOUNT'), {
		where: { userId: { is: seen._id }, passwordHash: { is: passwordHash } },
		onConflict: changed,
	}),
	...left.map((key) => remove(key)),
	put(
		{ ...loginKey(after.email, 'ACCOUNT'), userId: seen._id, passwordHash },
		{ where: { pk: 'absent' }, onConflict: taken },
	),
	remove(loginKey(after.email, 'PENDING')),
	resetLoginAttempts(after.email),
	...moveUser(seen, after, changed),
]
