import { emailOf } from '#functions/domain/applications/email-of.ts'
import { staffMail } from '#functions/domain/applications/mails.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import { applications, putApplicationNote } from '#functions/domain/applications/table.ts'
import { isStopped } from '#functions/domain/mail/delivery.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { deleteChosen, noteBy, withRoom } from '#functions/domain/notes/notes.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

type StaffApi = typeof applicationsStaffApi

export async function addNote({ input, person, now, commit }: RequestContext<StaffApi['addNote']>) {
	const { notes } = await requireApplication(input.token, person)
	const note = noteBy(person, input.note, now)
	const answer = { notes: withRoom([...notes, note], sentences.notesFull) }
	return commit(input.token, [putApplicationNote(input.token, note)], answer)
}

export function deleteNotes(context: RequestContext<StaffApi['deleteNotes']>) {
	const { input, person, commit } = context
	return deleteChosen(input, context, {
		partition: applications.key(input.token).pk,
		read: async () => (await requireApplication(input.token, person)).notes,
		write: (deletions, _gone, notes) => commit(input.token, deletions, { notes }),
	})
}

/** Emails the applicant only, and keeps the message as a note that can't be deleted and says whether it was sent. */
export async function email({ input, person, now, requestId, commit }: RequestContext<StaffApi['email']>) {
	const { application, notes } = await requireApplication(input.token, person)
	const content = staffMail(application, input.message)
	const to = await emailOf(application)
	const stopped = await isStopped(to)
	const happened = stopped ? sentences.emailStoppedNote : sentences.emailedNote
	const note = noteBy(person, `${happened}\n${input.message}`, now, true)
	const mail = { to, language: application.language, content, about: applications.key(application.token) }
	const writes = [putApplicationNote(application.token, note), ...queueMail(mail, { now, requestId })]
	const all = withRoom([...notes, note], sentences.notesFull)
	const message = stopped ? sentences.emailStopped : sentences.emailSent
	return commit(input.token, writes, { message, notes: all })
}
