import * as z from 'zod'
import { removeSecondFactor } from '#functions/domain/second-factor/table.ts'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { type Guard, type OnConflict, update, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { Permission } from '#shared/endpoint.ts'
import { removeEmployeeKey } from './employee-keys.ts'
import { ownAddress, users } from './table.ts'

/** A single item lists the people with User Access. If two of them take it from each other at once, one write fails. */
const holdersKey: ItemKey = { pk: 'STAFF', sk: 'USER ACCESS' }

const Holders = z.set(z.string()).default(() => new Set<string>())

export async function userAccessHolders() {
	const item = await getItem(holdersKey)
	return Holders.parse(item?.holders)
}

const holdUserAccess = (id: string, guard?: Guard): Write => update(holdersKey, { include: { holders: id } }, guard)

const loseUserAccess = (id: string, wasLast: OnConflict): Write =>
	update(
		holdersKey,
		{ exclude: { holders: id } },
		{ where: [{ holders: { moreElementsThan: 1 } }, { holders: { lacks: id } }], onConflict: wasLast },
	)

const mayPermit = ({ clientSidePermissions }: Pick<UserRecord, 'clientSidePermissions'>) =>
	clientSidePermissions.includes('User Access')

interface Promotion {
	onConflict: OnConflict
	/** Makes the promotion fail if anyone already has User Access. */
	onlyFirst?: boolean
}

/** A promotion ends the user's sessions, because a member's session lasts longer than an employee's may. */
export const promote = (
	user: UserRecord,
	clientSidePermissions: Permission[],
	{ onConflict, onlyFirst }: Promotion,
): Write[] => [
	...users.touch(
		user,
		{ set: { employee: true, clientSidePermissions, hasPasskey: false }, increase: { sessionEpoch: 1, version: 1 } },
		{ where: { employee: { is: user.employee }, verified: { is: true }, version: { is: user.version } }, onConflict },
	),
	...(mayPermit({ clientSidePermissions })
		? [holdUserAccess(user._id, onlyFirst ? { where: { holders: 'absent' }, onConflict } : undefined)]
		: []),
]

interface Permitting {
	/** A colleague changed the same employee first. */
	stale: OnConflict
	/** No one would have User Access any more. */
	wasLast: OnConflict
}

export function permit(user: UserRecord, clientSidePermissions: Permission[], { stale, wasLast }: Permitting): Write[] {
	const [had, has] = [mayPermit(user), mayPermit({ clientSidePermissions })]
	const moved = had === has ? [] : [has ? holdUserAccess(user._id) : loseUserAccess(user._id, wasLast)]
	return [
		...users.touch(
			user,
			{ set: { clientSidePermissions }, increase: { version: 1 } },
			{ where: { employee: { is: true }, version: { is: user.version } }, onConflict: stale },
		),
		...moved,
	]
}

interface AccountChange {
	/** The account changed since it was read. */
	stale: OnConflict
	/** No one would have User Access any more. */
	wasLast: OnConflict
}

/** Makes an employee a member again, or disables an account. Either ends the user's sessions and what an employee has. */
export const endEmployment = (
	user: UserRecord,
	{ disabled }: Pick<UserRecord, 'disabled'>,
	{ stale, wasLast }: AccountChange,
): Write[] => [
	...users.touch(
		user,
		{
			set: { employee: false, clientSidePermissions: [], hasPasskey: false, disabled },
			increase: { sessionEpoch: 1, version: 1 },
		},
		{ where: { employee: { is: user.employee }, version: { is: user.version } }, onConflict: stale },
	),
	...(user.employee ? [removeEmployeeKey(user._id), removeSecondFactor(user._id)] : []),
	...(user.employee && mayPermit(user) ? [loseUserAccess(user._id, wasLast)] : []),
]

export const enableAccount = (user: UserRecord, stale: OnConflict): Write[] =>
	users.touch(
		user,
		{ set: { disabled: false }, increase: { version: 1 } },
		{ where: { disabled: { is: true }, version: { is: user.version } }, onConflict: stale },
	)

/** Adds a verified user, and lists them as a holder of User Access if they have it. */
export const addUser = (user: UserRecord): Write[] => [
	...users.add(user),
	ownAddress(user),
	...(user.employee && mayPermit(user) ? [holdUserAccess(user._id)] : []),
]
