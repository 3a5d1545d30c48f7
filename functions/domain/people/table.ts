import * as z from 'zod'
import { userKey } from '#functions/platform/identity/session.ts'
import {
	findable,
	findKeys,
	type Listing,
	listed,
	readList,
	searchList,
} from '#functions/platform/store/lists.ts'
import { getItem, type Key, queryItems, type Write } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import type { Permission } from '#shared/endpoint.ts'
import { NoteRecord } from '#shared/notes.ts'
import { StaffUser, type userKinds } from '#shared/users/schema.ts'
import { type Change, itemChange, rowChange } from './change.ts'

const list = 'USERS'

/** Who has User Access stands in one item: of two who would take it from each other at once, one fails. */
const holdersKey: Key = { pk: 'STAFF', sk: 'USER ACCESS' }

type Kind = (typeof userKinds)[number]
type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'dateRegistered' | 'verified'>

const listing = (user: Person & { employee?: boolean }): Listing => ({
	list,
	kind: (user.employee ? 'employee' : 'normal') satisfies Kind,
	order: `${user.dateRegistered}#${user._id}`,
	row: StaffUser.parse(user),
	terms: [`${user.firstName} ${user.lastName}`, user.lastName, user.email],
})

/** A user's item. What staff see of them is its `row`; in the list it stands once the address is theirs. */
export const userItem = (user: UserRecord) => ({
	...userKey(user._id),
	...user,
	...(user.verified ? listed(listing(user)) : { row: StaffUser.parse(user) }),
})

/** Beside the item: what a user is found by, and their place among those who may change permissions. */
export const besideUser = (user: UserRecord): Write[] => [
	...(user.verified ? findable(listing(user)) : []),
	...(user.verified && user.employee && mayPermit(user) ? [holdUserAccess(user._id)] : []),
]

/** The address has become theirs: they stand in the list and can be found. */
export function verifyUser(unverified: UserRecord): Write[] {
	const user = { ...unverified, verified: true }
	const { listPk, listSk, kindPk, row } = listed(listing(user))
	const verify: Write = {
		Update: {
			Key: userKey(user._id),
			UpdateExpression:
				'SET verified = :yes, applicationTokens = :tokens, assistanceRecieved = :assistance, listPk = :listPk, listSk = :listSk, kindPk = :kindPk, #row = :row REMOVE #ttl',
			ConditionExpression: 'verified = :no',
			ExpressionAttributeNames: { '#row': 'row', '#ttl': 'ttl' },
			ExpressionAttributeValues: {
				':yes': true,
				':no': false,
				':tokens': user.applicationTokens,
				':assistance': user.assistanceRecieved,
				':listPk': listPk,
				':listSk': listSk,
				':kindPk': kindPk,
				':row': row,
			},
		},
	}
	return [verify, ...besideUser(user)]
}

/** The one way to change a user: the item, its row in the list and the rows they are found by change together. */
export function changeUser(user: Person, change: Change): Write[] {
	const { kindPk } = listed(listing({ ...user, ...change.set }))
	const moves = user.verified && change.set?.employee !== undefined && kindPk !== undefined
	const ofItem = moves ? { ...change, set: { ...change.set, kindPk } } : change
	const found = user.verified ? findKeys(listing(user)) : []
	return [
		{ Update: { Key: userKey(user._id), ...itemChange(ofItem) } },
		...found.map((Key): Write => ({ Update: { Key, ...rowChange(change) } })),
	]
}

export async function userAccessHolders() {
	const item = await getItem(holdersKey)
	return z.set(z.string()).default(new Set()).parse(item?.holders)
}

interface Only {
	ifNobodyHasIt?: boolean
}

/** Everybody who is given User Access is written down here, in the same transaction. */
export const holdUserAccess = (id: string, only: Only = {}): Write => ({
	Update: {
		Key: holdersKey,
		UpdateExpression: 'ADD holders :self',
		...(only.ifNobodyHasIt && { ConditionExpression: 'attribute_not_exists(holders)' }),
		ExpressionAttributeValues: { ':self': new Set([id]) },
	},
})

/** Does not happen where nobody would be left. */
const loseUserAccess = (id: string): Write => ({
	Update: {
		Key: holdersKey,
		UpdateExpression: 'DELETE holders :self',
		ConditionExpression: 'size(holders) > :one OR NOT contains(holders, :id)',
		ExpressionAttributeValues: { ':self': new Set([id]), ':id': id, ':one': 1 },
	},
})

const mayPermit = ({ clientSidePermissions }: Pick<UserRecord, 'clientSidePermissions'>) =>
	clientSidePermissions.includes('User Access')

/** Ends their sessions: a member's lasts longer than an employee's may. */
export const promote = (
	user: z.output<typeof StaffUser>,
	clientSidePermissions: Permission[],
	only?: Only,
): Write[] => [
	...changeUser(user, {
		set: { employee: true, clientSidePermissions },
		add: { sessionEpoch: 1, version: 1 },
		only: { employee: user.employee, verified: true },
	}),
	...(mayPermit({ clientSidePermissions }) ? [holdUserAccess(user._id, only)] : []),
]

/** The first of these fails where a colleague was quicker; another one, where nobody would have User Access any more. */
export function permit(user: z.output<typeof StaffUser>, clientSidePermissions: Permission[]): Write[] {
	const [had, has] = [mayPermit(user), mayPermit({ clientSidePermissions })]
	const moved = had === has ? [] : [has ? holdUserAccess(user._id) : loseUserAccess(user._id)]
	return [
		...changeUser(user, {
			set: { clientSidePermissions },
			add: { version: 1 },
			only: { employee: true, version: user.version },
		}),
		...moved,
	]
}

/** Somebody whose address is theirs, as staff see them. */
export async function readUser(id: string) {
	const item = await getItem(userKey(id))
	const user = StaffUser.optional().parse(item?.row)
	return user?.verified ? user : undefined
}

type Asked = Parameters<typeof readList>[2]

export const readUsers = (kind: Kind | undefined, page: Asked) => readList(list, kind, page).then(asUsers)

export const searchUsers = (typed: string, page: Asked) => searchList(list, typed, page).then(asUsers)

function asUsers({ rows, next }: { rows: unknown[]; next?: string }) {
	const users = new Map(rows.map((row) => StaffUser.parse(row)).map((user) => [user._id, user]))
	return { users: [...users.values()], ...(next && { next }) }
}

const noteKey = (userId: string, { date, _id }: Pick<NoteRecord, 'date' | '_id'>): Key => ({
	pk: userKey(userId).pk,
	sk: `NOTE#${date}#${_id}`,
})

/** More than there is room for on one user. */
const allNotes = 1000

/** Oldest first. */
export const readNotes = async (userId: string) =>
	(await queryItems(userKey(userId).pk, 'NOTE#', allNotes)).map((item) => NoteRecord.parse(item))

export const putNote = (user: Person, note: NoteRecord): Write[] => [
	{ Put: { Item: { ...noteKey(user._id, note), ...note } } },
	...changeUser(user, { add: { noteCount: 1 } }),
]

/** Fails where a colleague deleted one of them meanwhile. */
export const deleteNotes = (user: Person, notes: NoteRecord[]): Write[] => [
	...notes.map(
		(note): Write => ({
			Delete: { Key: noteKey(user._id, note), ConditionExpression: 'attribute_exists(pk)' },
		}),
	),
	...changeUser(user, { add: { noteCount: -notes.length } }),
]
