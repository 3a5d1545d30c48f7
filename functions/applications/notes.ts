import { staffLetter } from '#functions/domain/applications/mails.ts'
import { knownApplication } from '#functions/domain/applications/require-application.ts'
import { deleteNote, putNote } from '#functions/domain/applications/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed } from '#functions/platform/store/table.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { type NoteRecord, notesToDelete } from '#shared/notes.ts'

/** All notes travel in one answer, and the answer is kept in one item of at most 400 KB. */
const room = 300_000

/** A transaction holds a hundred writes. */
const atOnce = 90

const noteBy = ({ user }: Person, body: string, now: Date): NoteRecord => ({
	_id: newId(),
	name: `${user.firstName} ${user.lastName}`,
	authorId: user._id,
	date: now.toISOString(),
	body,
})

function withRoom(notes: NoteRecord[]) {
	if (Buffer.byteLength(JSON.stringify(notes)) > room) throw new Refusal('conflict', sentences.notesFull)
	return notes
}

export async function addNote({ input, person, now, commit }: Call<typeof applicationsStaffApi.addNote>) {
	const { notes } = await knownApplication(input.token, person)
	const note = noteBy(person, input.note, now)
	return commit(input.token, [putNote(input.token, note)], { notes: withRoom([...notes, note]) })
}

/** Until none of the chosen is left: there may be more than fit into a transaction, and colleagues delete as well. */
export async function deleteNotes({ input, person, commit }: Call<typeof applicationsStaffApi.deleteNotes>) {
	for (;;) {
		const { notes } = await knownApplication(input.token, person)
		const chosen = notesToDelete(notes, input, person.user._id).slice(0, atOnce)
		if (chosen.length === 0) return { notes }
		const writes = chosen.map((note) => deleteNote(input.token, note))
		await commit(input.token, writes, { notes }).catch((error) => {
			if (!(error instanceof ConditionFailed)) throw error
		})
	}
}

/** Goes to the address of the application and to no other; what was written stays with the application. */
export async function email({ input, person, now, commit }: Call<typeof applicationsStaffApi.email>) {
	const { application, notes } = await knownApplication(input.token, person)
	const note = noteBy(person, `${sentences.emailedNote}\n${input.message}`, now)
	const writes = [
		putNote(input.token, note),
		mail(application.email, staffLetter(application, input.message), now),
	]
	return commit(input.token, writes, { message: sentences.emailSent, notes: withRoom([...notes, note]) })
}
