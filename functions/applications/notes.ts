import { staffMail } from '#functions/domain/applications/mails.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import {
	applications,
	deleteApplicationNote,
	putApplicationNote,
} from '#functions/domain/applications/table.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { noteBy, notesAtOnce, withRoom } from '#functions/domain/notes/notes.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { retried } from '#functions/platform/store/write.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { notesToDelete } from '#shared/notes.ts'

type StaffApi = typeof applicationsStaffApi

export async function addNote({ input, person, now, commit }: RequestContext<StaffApi['addNote']>) {
	const { notes } = await requireApplication(input.token, person)
	const note = noteBy(person, input.note, now)
	const answer = { notes: withRoom([...notes, note], sentences.notesFull) }
	return commit(input.token, [putApplicationNote(input.token, note)], answer)
}

/** Until none of the chosen is left: there may be more than fit into a transaction, and colleagues delete as well. */
export async function deleteNotes({ input, person, commit }: RequestContext<StaffApi['deleteNotes']>) {
	for (;;) {
		const left = await retried(async () => {
			const { notes } = await requireApplication(input.token, person)
			const chosen = notesToDelete(notes, input, person.user._id).slice(0, notesAtOnce)
			if (chosen.length === 0) return notes
			const writes = chosen.map((note) => deleteApplicationNote(input.token, note))
			await commit(input.token, writes, { notes })
			return undefined
		})
		if (left) return { notes: left }
	}
}

/** Goes to the address of the application and to no other; what was written is a note on the application. */
export async function email({ input, person, now, requestId, commit }: RequestContext<StaffApi['email']>) {
	const { application, notes } = await requireApplication(input.token, person)
	const note = noteBy(person, `${sentences.emailedNote}\n${input.message}`, now)
	const content = staffMail(application, input.message)
	const mail = { to: application.email, content, about: applications.key(application.token) }
	const writes = [putApplicationNote(application.token, note), ...queueMail(mail, { now, requestId })]
	const all = withRoom([...notes, note], sentences.notesFull)
	return commit(input.token, writes, { message: sentences.emailSent, notes: all })
}
