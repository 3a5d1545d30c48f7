import { knownUser } from '#functions/domain/people/require-user.ts'
import { deleteNotes, putNote, readNotes } from '#functions/domain/people/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed } from '#functions/platform/store/table.ts'
import { type NoteRecord, notesToDelete } from '#shared/notes.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

/** All notes of a user travel in one answer, and the answer is kept in one item of at most 400 KB. */
const room = 300_000

/** Writes of one transaction that are not notes: the user, what they are found by, the audit record. */
const atOnce = 90

export async function notes({ input, commit }: Call<typeof usersApi.notes>) {
	const user = await knownUser(input.id)
	return commit(user._id, [], { notes: await readNotes(user._id) })
}

export async function addNote({ input, person, now, commit }: Call<typeof usersApi.addNote>) {
	const [user, before] = await Promise.all([knownUser(input.id), readNotes(input.id)])
	const { _id: authorId, firstName, lastName } = person.user
	const note: NoteRecord = {
		_id: newId(),
		name: `${firstName} ${lastName}`,
		authorId,
		date: now.toISOString(),
		body: input.note,
	}
	const notes = [...before, note]
	if (Buffer.byteLength(JSON.stringify(notes)) > room) throw new Refusal('conflict', userSentences.notesFull)
	return commit(user._id, putNote(user, note), { notes, message: userSentences.noteAdded })
}

/** Until none of the chosen is left: there may be more than fit into a transaction, and colleagues delete as well. */
export async function deleteChosenNotes({ input, person, commit }: Call<typeof usersApi.deleteNotes>) {
	const user = await knownUser(input.id)
	for (;;) {
		const notes = await readNotes(user._id)
		const chosen = notesToDelete(notes, input, person.user._id).slice(0, atOnce)
		if (chosen.length === 0) return { notes }
		await commit(user._id, deleteNotes(user, chosen), { notes }).catch((error) => {
			if (!(error instanceof ConditionFailed)) throw error
		})
	}
}
