import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { put, remove, retried, type Write } from '#functions/platform/store/write.ts'
import { NoteRecord, type NoteRemoval, notesToDelete, unclearRemoval } from '#shared/notes.ts'

/** All notes on a thing are sent in one answer, and an idempotent answer is stored in one item of at most 400 KB. */
const room = 300_000

/** There is never room for this many notes, so one query reads them all. */
const allNotes = 1000

/** A transaction holds a hundred writes, and the action itself needs some of them. */
const notesAtOnce = 90

const noteKey = (pk: string, { date, _id }: NoteRecord): ItemKey => ({ pk, sk: `NOTE#${date}#${_id}` })

/** Reads the notes below a thing, oldest first. */
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

interface NotesOfThing {
	read: () => Promise<NoteRecord[]>
	/** Deletes the chosen notes. `notes` are all of them, for the answer. */
	remove: (chosen: NoteRecord[], notes: NoteRecord[]) => Promise<unknown>
}

/** Repeats until all chosen notes are gone, because a transaction has a limit and colleagues may delete notes as well. */
export async function deleteChosen(input: NoteRemoval, { user }: Person, of: NotesOfThing) {
	let removal = input
	for (;;) {
		const left = await retried(async () => {
			const notes = await of.read()
			const chosen = notesToDelete(notes, removal, user._id)
			if (!chosen) throw new Refusal('conflict', unclearRemoval, undefined, { notes })
			if (chosen.length === 0) return notes
			// From here on the notes are chosen by id, so that notes a colleague adds aren't deleted.
			removal = { remove: chosen.map(({ _id }) => _id) }
			await of.remove(chosen.slice(0, notesAtOnce), notes)
			return undefined
		})
		if (left) return { notes: left }
	}
}
