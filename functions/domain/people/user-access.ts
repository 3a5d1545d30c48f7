import * as z from 'zod'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { type Guard, type OnConflict, update, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import type { Permission } from '#shared/endpoint.ts'
import { ownAddress, users } from './table.ts'

/** The people with User Access are in one item, so that of two who take it from each other at once, one fails. */
const holdersKey: ItemKey = { pk: 'STAFF', sk: 'USER ACCESS' }

export async function userAccessHolders() {
	const item = await getItem(holdersKey)
	return z.set(z.string()).default(new Set()).parse(item?.holders)
}

/** Everyone who is given User Access is written down here, in the same transaction. */
const holdUserAccess = (id: string, guard?: Guard): Write =>
	update(holdersKey, { include: { holders: id } }, guard)

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
	/** For the very first employee: fails where anyone has User Access already. */
	onlyFirst?: boolean
}

/** Ends their sessions, because a member's lasts longer than an employee's may. */
export const promote = (
	user: UserRecord,
	clientSidePermissions: Permission[],
	{ onConflict, onlyFirst }: Promotion,
): Write[] => [
	...users.touch(
		user,
		{ set: { employee: true, clientSidePermissions }, increase: { sessionEpoch: 1, version: 1 } },
		{ where: { employee: { is: user.employee }, verified: { is: true } }, onConflict },
	),
	...(mayPermit({ clientSidePermissions })
		? [holdUserAccess(user._id, onlyFirst ? { where: { holders: 'absent' }, onConflict } : undefined)]
		: []),
]

interface Permitting {
	/** A colleague changed the same employee first. */
	stale: OnConflict
	/** Nobody would have User Access any more. */
	wasLast: OnConflict
}

export function permit(
	user: UserRecord,
	clientSidePermissions: Permission[],
	{ stale, wasLast }: Permitting,
): Write[] {
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

/** An account that is complete, with its place among those who may change permissions. */
export const addUser = (user: UserRecord): Write[] => [
	...users.add(user),
	ownAddress(user),
	...(user.employee && mayPermit(user) ? [holdUserAccess(user._id)] : []),
]
