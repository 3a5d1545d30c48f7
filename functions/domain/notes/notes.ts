import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { NoteRecord } from '#shared/notes.ts'

/** All notes on a thing travel in one answer, and an idempotent answer is stored in one item of at most 400 KB. */
const room = 300_000

/** More notes than there is room for. */
const allNotes = 1000

/** A transaction holds a hundred writes, and the action itself needs some of them. */
export const notesAtOnce = 90

const noteKey = (pk: string, { date, _id }: NoteRecord): ItemKey => ({ pk, sk: `NOTE#${date}#${_id}` })

/** Notes are items below the thing they are about. Oldest first. */
export const readNotes = async (pk: string) =>
	(await queryItems(pk, 'NOTE#', allNotes)).map((item) => NoteRecord.parse(item))

export const isNote = ({ sk }: Record<string, unknown>) => String(sk).startsWith('NOTE#')

export const putNote = (pk: string, note: NoteRecord): Write => put({ ...noteKey(pk, note), ...note })

export const deleteNote = (pk: string, note: NoteRecord): Write =>
	remove(noteKey(pk, note), { where: { pk: 'exists' }, onConflict: 'retry' })

export const noteBy = ({ user }: Person, body: string, now: Date): NoteRecord => ({
	_id: newId(),
	name: `${user.firstName} ${user.lastName}`,
	authorId: user._id,
	date: now.toISOString(),
	body,
})

export function withRoom(notes: NoteRecord[], full: string) {
	if (Buffer.byteLength(JSON.stringify(notes)) > room) throw new Refusal('conflict', full)
	return notes
}
