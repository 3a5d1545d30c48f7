import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { chosenOnceShown } from '#functions/platform/store/shown.ts'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { put, remove, retried, update, type Write } from '#functions/platform/store/write.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { deletedNote, NoteRecord, type NoteRemoval, noteStays, notesToDelete, unclearRemoval } from '#shared/notes.ts'

/** All notes on a thing are sent in one answer, and an idempotent answer is stored in one item of at most 400 KB. */
const room = 300_000

/** There is never room for this many notes, so one query reads them all. */
const allNotes = 1000

/** A transaction holds a hundred writes, and the action itself needs some of them. */
const notesAtOnce = 90

const noteKey = (pk: string, { date, _id }: NoteRecord): ItemKey => ({ pk, sk: `NOTE#${date}#${_id}` })

/** Reads the notes below a thing, oldest first. */
export const readNotes = async (pk: string) => notesAmong(await queryItems(pk, 'NOTE#', allNotes))

/** Finds the notes among all items below a thing. */
export const notesAmong = (items: readonly Record<string, unknown>[]) =>
	items.filter(({ sk }) => String(sk).startsWith('NOTE#')).map((item) => asRead(NoteRecord.parse(item)))

/** The name is stored apart from the sentence, so that it can be taken out once its owner's account is erased. */
const asRead = (note: NoteRecord): NoteRecord =>
	note.deletedOn && note.deletedBy
		? { ...note, body: deletedNote(note.deletedBy.name, monthDayYear(dayOf(new Date(note.deletedOn)))) }
		: note

/** The version tells whether the note is still as it was written. */
export const putNote = (pk: string, note: NoteRecord): Write => put({ ...noteKey(pk, note), ...note, version: 0 })

/** Deletes one's own note. A colleague's note becomes a line that says who deleted it and when. */
function deleteNote(pk: string, note: NoteRecord, { user }: Person, now: Date): Write {
	const guard = { where: { pk: 'exists', deletedOn: 'absent' }, onConflict: 'retry' } as const
	if (note.authorId === user._id) return remove(noteKey(pk, note), guard)
	const deletedBy = { name: nameOf(user), employeeId: user._id }
	const set = { body: '', deletedOn: now.toISOString(), deletedBy, version: 1 }
	return update(noteKey(pk, note), { set }, guard)
}

export const noteBy = ({ user }: Person, body: string, now: Date, bySystem = false): NoteRecord => ({
	_id: newId(),
	name: nameOf(user),
	authorId: user._id,
	date: now.toISOString(),
	body,
	bySystem,
})

const nameOf = ({ firstName, lastName }: Person['user']) => `${firstName} ${lastName}`

export function withRoom(notes: NoteRecord[], full: string) {
	if (Buffer.byteLength(JSON.stringify(notes)) > room) throw new Refusal('conflict', full)
	return notes
}

interface NotesOfThing {
	/** The partition key of the thing, below which its notes are. */
	partition: string
	read: () => Promise<NoteRecord[]>
	/** `gone` is how many notes fewer there are then. `notes` are all of them, for the answer. */
	write: (deletions: Write[], gone: number, notes: NoteRecord[]) => Promise<unknown>
}

/** Repeats until all chosen notes are gone, because a transaction has a limit and colleagues may delete notes as well. */
export async function deleteChosen(
	input: NoteRemoval,
	{ person, now }: { person: Person; now: Date },
	of: NotesOfThing,
) {
	const own = person.user._id
	let removal = input
	for (;;) {
		const left = await retried(async () => {
			const notes = await of.read()
			const ids = notes.map(({ _id }) => _id)
			const named = await chosenOnceShown({ partition: of.partition, to: own, ids, now }, (shown) =>
				notesToDelete(notes, removal, own, shown),
			)
			if (named?.some(({ bySystem }) => bySystem)) throw new Refusal('invalid', noteStays)
			const chosen = named?.filter(({ deletedOn }) => !deletedOn)
			if (!chosen) throw new Refusal('conflict', unclearRemoval, undefined, { notes })
			if (chosen.length === 0) return notes
			// From here on the notes are chosen by id, so that notes a colleague adds aren't deleted.
			removal = { remove: chosen.map(({ _id }) => _id) }
			const some = chosen.slice(0, notesAtOnce)
			const deletions = some.map((note) => deleteNote(of.partition, note, person, now))
			await of.write(deletions, some.filter(({ authorId }) => authorId === own).length, notes)
			return undefined
		})
		if (left) return { notes: left }
	}
}
