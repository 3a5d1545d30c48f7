import { employeeApplications, putEmployeeNote, readWithNotes } from '#functions/domain/join/employee-applications.ts'
import { deleteChosen, noteBy, withRoom } from '#functions/domain/notes/notes.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import type { Body } from '#shared/endpoint.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import type { joinStaffApi } from '#shared/join/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { answerMail, refuseSame } from './answer-mail.ts'

type StaffApi = typeof joinStaffApi

const mostReads = 5

/** The index knows no kinds, so a page is filtered; one that is empty then is followed by the next. */
export function list({ input, person }: RequestContext<StaffApi['employeeApplications']>) {
	const { q, status, kind, limit } = input
	type Found = Body<StaffApi['employeeApplications']>
	const pageFrom = async (cursor: string | undefined, readsLeft: number): Promise<Found> => {
		const page = { limit, cursor }
		const { rows, ...more } = q
			? await employeeApplications.search(q, page)
			: await employeeApplications.page(status, page)
		const applications = rows.filter(
			(row) => !isOwn(row, person) && (!status || row.status === status) && (!kind || row.kind === kind),
		)
		if (applications.length === 0 && more.next && readsLeft > 1) return pageFrom(more.next, readsLeft - 1)
		return { applications, ...more }
	}
	return pageFrom(input.cursor, mostReads)
}

async function requireWhole(token: string, person: Person) {
	const { application, notes } = await readWithNotes(token)
	if (!application) throw new Refusal('not-found', joinSentences.notFound)
	if (isOwn(application, person)) throw new Refusal('forbidden', applicationSentences.ownApplication)
	return { ...application, notes }
}

/** Each view is logged, because it holds what a person told us of themselves. */
export async function show({ input, person, logView }: RequestContext<StaffApi['employeeApplication']>) {
	const application = await requireWhole(input.token, person)
	logView(input.token)
	return { application }
}

/** If two employees change the status at once, the second one gets a conflict. */
export async function change(context: RequestContext<StaffApi['changeEmployeeApplication']>) {
	const { input, person, now, requestId, commit } = context
	const { token, status, version, message = '' } = input
	const { notes, ...seen } = await requireWhole(token, person)
	const stale = new Refusal('conflict', messages.stale)
	if (version !== undefined && version !== seen.version) throw stale
	refuseSame(seen, status)
	const after = revised(seen, { status })
	const { email: to, language, firstName, kind: role } = seen
	const about = employeeApplications.key(token)
	const mail = { to, about, language, firstName, role, status, message }
	const writes = [
		...employeeApplications.change(seen, after, { onConflict: stale }),
		...answerMail(mail, { now, requestId }),
	]
	const application = { ...after, notes }
	return commit(token, writes, { message: joinSentences.statusChanged, application })
}

export async function addNote({ input, person, now, commit }: RequestContext<StaffApi['addNote']>) {
	const { notes } = await requireWhole(input.token, person)
	const note = noteBy(person, input.note, now)
	const answer = { notes: withRoom([...notes, note], applicationSentences.notesFull) }
	return commit(input.token, [putEmployeeNote(input.token, note)], answer)
}

export function deleteNotes(context: RequestContext<StaffApi['deleteNotes']>) {
	const { input, person, commit } = context
	return deleteChosen(input, context, {
		partition: employeeApplications.key(input.token).pk,
		read: async () => (await requireWhole(input.token, person)).notes,
		write: (deletions, _gone, notes) => commit(input.token, deletions, { notes }),
	})
}
