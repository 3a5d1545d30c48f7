import { putNote, readNotes } from '#functions/domain/notes/notes.ts'
import { sessionsGoOn, userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { type OnConflict, put, remove, type Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'
import type { NoteRecord } from '#shared/notes.ts'
import { StaffUser, type userKinds, userSentences } from '#shared/users/schema.ts'
import { nameTerms, nameWords } from './terms.ts'

type Kind = (typeof userKinds)[number]

/** A user is in lists and searches only after they have verified their address. */
export const users = collection({
	list: 'USERS',
	key: userKey,
	id: ({ _id }) => _id,
	record: UserRecord,
	row: StaffUser.omit({ notes: true, delivery: true }),
	order: ({ dateRegistered, _id }) => `${dateRegistered}#${_id}`,
	kind: ({ employee }): Kind => (employee ? 'employee' : 'normal'),
	terms: (user) => [...nameTerms(user), user.email],
	words: nameWords,
	isListed: ({ verified }) => verified,
})

/** Reads a user as staff see them, which is only after they have verified their address. */
export async function readUser(id: string) {
	const user = await users.read(id)
	return user?.verified ? user : undefined
}

/** Maps an address to its user, for functions that aren't allowed to read login items. */
const ownerKey = (email: string): ItemKey => ({ pk: `OWNER#${email}`, sk: 'OWNER' })

export const ownAddress = ({ email, _id }: UserRecord): Write => put({ ...ownerKey(email), userId: _id })

export async function readUserByEmail(email: string) {
	const owner = await getItem(ownerKey(email))
	return owner && readUser(String(owner.userId))
}

export const verifyUser = (seen: UserRecord, verified: UserRecord, onConflict: OnConflict): Write[] => [
	...users.change(seen, verified, { onConflict, forget: ['ttl'] }),
	ownAddress(verified),
]

export const moveUser = (seen: UserRecord, after: UserRecord, onConflict: OnConflict): Write[] => [
	...users.change(seen, after, { onConflict, where: sessionsGoOn(seen) }),
	remove(ownerKey(seen.email)),
	ownAddress(after),
]

export const readUserNotes = (userId: string) => readNotes(userKey(userId).pk)

export const putUserNote = (user: UserRecord, note: NoteRecord): Write[] => [
	putNote(userKey(user._id).pk, note),
	...users.touch(user, { increase: { noteCount: 1 } }),
]

export const countNotesGone = (user: UserRecord, gone: number): Write[] =>
	gone === 0 ? [] : users.touch(user, { increase: { noteCount: -gone } })

/** A person who hasn't verified their address doesn't count as a user yet. */
export async function requireUser(id: string) {
	const user = await readUser(id)
	if (!user?.verified) throw new Refusal('not-found', userSentences.notFound)
	return user
}

export async function requireEmployee(id: string) {
	const user = await requireUser(id)
	if (!user.employee) throw new Refusal('not-found', userSentences.notFound)
	return user
}
