import { emailOf, mailAbout, staffMail } from '#functions/domain/applications/mails.ts'
import { daysFromAsking } from '#functions/domain/applications/next-step.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import { type Application, applications, putApplicationNote } from '#functions/domain/applications/table.ts'
import { isStopped, type LastMail } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain as tryAgain } from '#functions/domain/mail/try-again.ts'
import { deleteChosen, noteBy, withRoom } from '#functions/domain/notes/notes.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { isAwaited, isPending } from '#shared/applications/missing.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { deliverySentences } from '#shared/delivery.ts'

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
	const mails = await mailAbout(application, { content }, { now, requestId })
	const writes = [putApplicationNote(application.token, note), ...mails]
	const all = withRoom([...notes, note], sentences.notesFull)
	const message = stopped ? sentences.emailStopped : sentences.emailSent
	return commit(input.token, writes, { message, notes: all })
}

/** Lets mails go to an applicant's address again, after an employee has learned that it works. */
export async function tryAddressAgain(call: RequestContext<StaffApi['tryAddressAgain']>) {
	const { input, person, now, requestId, commit } = call
	const { application, lastMail } = await requireApplication(input.token, person)
	const { token } = application
	const waiting = lastMail && isStillRight(application, lastMail, now) ? lastMail : undefined
	const email = await emailOf(application)
	const unreachable = { email, lastMail: waiting, decisionMail: application.held?.mail }
	const { writes, hasMail } = await tryAgain(unreachable, { now, requestId })
	const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
	return commit(token, writes, { message })
}

/**
 * Whoever decides or answers by phone ends what an earlier mail says. A last day that is near leaves too little time: the
 * employee gives them more, which writes anew.
 */
function isStillRight(application: Application, { mail, template }: LastMail, now: Date) {
	const { held, closedOn, withdrawnOn, missing, helper } = application
	if (template === 'helper-news') return helper?.email !== undefined
	if (template === 'decision') return held?.mail === mail
	if (template === 'missing')
		return isAwaited(application) && (missing?.lastDay ?? '') >= addDays(dayOf(now), daysFromAsking)
	if (template === 'application-closed') return closedOn !== undefined
	if (template === 'application-withdrawn') return withdrawnOn !== undefined
	const isOfOpen = template === 'still-working' || template === 'application-received'
	return !isOfOpen || isPending(application)
}
