import { deleteChosen, noteBy, withRoom } from '#functions/domain/notes/notes.ts'
import { requireUser } from '#functions/domain/people/require-user.ts'
import { countNotesGone, putUserNote, readUserNotes, users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

/** Employees can't read what colleagues write about them. */
function refuseOwn(id: string, person: Person) {
	if (id === person.user._id) throw new Refusal('forbidden', userSentences.ownNotes)
}

/** Reading a person's notes is recorded in the audit trail, because they're what colleagues wrote about the person. */
export async function notes({ input, person, commit }: RequestContext<typeof usersApi.notes>) {
	refuseOwn(input.id, person)
	const user = await requireUser(input.id)
	return commit(user._id, [], { notes: await readUserNotes(user._id) })
}

export async function addNote({ input, person, now, commit }: RequestContext<typeof usersApi.addNote>) {
	refuseOwn(input.id, person)
	const [user, before] = await Promise.all([requireUser(input.id), readUserNotes(input.id)])
	const note = noteBy(person, input.note, now)
	const all = withRoom([...before, note], userSentences.notesFull)
	return commit(user._id, putUserNote(user, note), { notes: all, message: userSentences.noteAdded })
}

export async function deleteChosenNotes(context: RequestContext<typeof usersApi.deleteNotes>) {
	const { input, person, commit } = context
	refuseOwn(input.id, person)
	const user = await requireUser(input.id)
	return deleteChosen(input, context, {
		partition: users.key(user._id).pk,
		read: () => readUserNotes(user._id),
		write: (deletions, gone, notes) => commit(user._id, [...deletions, ...countNotesGone(user, gone)], { notes }),
	})
}
