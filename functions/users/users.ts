import { type LastMail, readDelivery, readLastMail } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain as tryAgain } from '#functions/domain/mail/try-again.ts'
import { deleteChosen, noteBy, withRoom } from '#functions/domain/notes/notes.ts'
import { countNotesGone, putUserNote, readUserNotes, requireUser, users } from '#functions/domain/people/table.ts'
import { tellOfLoss } from '#functions/domain/people/tell-holders.ts'
import { enableAccount, endEmployment } from '#functions/domain/people/user-access.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { messages } from '#shared/messages.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

/** A call with a limit gets rows. The documented call has no limit and gets users with their notes. */
export async function list({ input, person, logView }: RequestContext<typeof usersApi.list>) {
	const { q, status, cursor } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor }
		const { rows, ...more } = q ? await users.search(q, page) : await users.page(status, page)
		return { users: rows.filter(({ employee }) => !status || employee === (status === 'employee')), ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { users: rows, ...more } = await rowsOf(limit)
		const withNotes = rows.map(async (user) =>
			user._id === person.user._id ? user : { ...user, notes: await readUserNotes(user._id) },
		)
		return { users: await Promise.all(withNotes), ...more }
	})
	for (const { _id } of whole.users) logView(_id)
	return whole
}

/** Serves 'Get User Info' on an application. The notes are only for employees with User Access. */
export async function show({ input: { id }, person, commit }: RequestContext<typeof usersApi.show>) {
	const [user, lastMail] = await Promise.all([requireUser(id), readLastMail(users.key(id))])
	const mayReadNotes = person.user.clientSidePermissions.includes('User Access') && user._id !== person.user._id
	const [delivery, notes] = await Promise.all([
		readDelivery(user.email, lastMail),
		mayReadNotes ? readUserNotes(user._id) : undefined,
	])
	return commit(user._id, [], { user: { ...user, delivery, ...(notes && { notes }) } })
}

/** The three calls have the same input and differ in their paths only. */
type AccountCall = Pick<
	RequestContext<typeof usersApi.removeEmployee>,
	'input' | 'person' | 'now' | 'requestId' | 'commit'
>

export async function removeEmployee(call: AccountCall) {
	const user = await colleague(call)
	if (!user.employee) throw refusal(userSentences.notEmployee, user)
	return end(call, user, 'removed', userSentences.removedEmployee)
}

/** A disabled employee is no longer one, so that enabling the account doesn't give back its permissions unnoticed. */
export async function disable(call: AccountCall) {
	const user = await colleague(call)
	if (user.disabled) throw refusal(userSentences.alreadyDisabled, user)
	return end(call, user, 'disabled', userSentences.disabled)
}

export async function enable(call: AccountCall) {
	const user = await colleague(call)
	if (!user.disabled) throw refusal(userSentences.notDisabled, user)
	const after = { ...user, disabled: false, version: user.version + 1 }
	const writes = enableAccount(user, staleOf(user._id))
	return call.commit(user._id, writes, { message: userSentences.enabled, user: after })
}

async function end(
	{ person, now, requestId, commit }: AccountCall,
	user: UserRecord,
	occasion: 'removed' | 'disabled',
	message: string,
) {
	const disabled = user.disabled || occasion === 'disabled'
	const taken = { occasion, by: person.user, from: user, permissions: user.clientSidePermissions }
	const mails = user.employee ? await tellOfLoss(taken, { now, requestId }) : []
	const wasLast = new Refusal('conflict', userSentences.lastUserAccess)
	const writes = endEmployment(user, { disabled }, { stale: staleOf(user._id), wasLast })
	const after = {
		...user,
		employee: false,
		clientSidePermissions: [],
		hasPasskey: false,
		disabled,
		version: user.version + 1,
	}
	return commit(user._id, [...writes, ...mails], { message, user: after })
}

async function colleague({ input: { id, version }, person }: AccountCall) {
	if (id === person.user._id) throw new Refusal('forbidden', userSentences.ownAccount)
	const user = await requireUser(id)
	if (version !== undefined && version !== user.version) throw refusal(messages.stale, user)
	return user
}

const staleOf = (id: string) => async () => refusal(messages.stale, await requireUser(id))

const refusal = (message: string, user: UserRecord) => new Refusal('conflict', message, undefined, { user })

const readBoth = (id: string) => Promise.all([requireUser(id), readLastMail(users.key(id))])

/** Tells whether mail reaches a user. Rows don't have it, because it would cost two reads for each row of a list. */
export async function delivery({ input }: RequestContext<typeof usersApi.delivery>) {
	const [{ email }, lastMail] = await readBoth(input.id)
	return { delivery: await readDelivery(email, lastMail) }
}

/** What was asked for or given may have been taken back since. */
function isStillRight({ erasesAt, employee }: UserRecord, { template }: LastMail) {
	if (template === 'erase-asked') return erasesAt !== undefined
	return template !== 'made-employee' || employee
}

/** Lets mails go to a user's address again, after an employee has learned that it works. */
export async function tryAddressAgain(call: RequestContext<typeof usersApi.tryAddressAgain>) {
	const { input, now, requestId, commit } = call
	const [user, lastMail] = await readBoth(input.id)
	const { _id, email } = user
	const waiting = lastMail && isStillRight(user, lastMail) ? lastMail : undefined
	const { writes, hasMail } = await tryAgain({ email, lastMail: waiting }, { now, requestId })
	const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
	return commit(_id, writes, { message })
}

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

export async function deleteNotes(context: RequestContext<typeof usersApi.deleteNotes>) {
	const { input, person, commit } = context
	refuseOwn(input.id, person)
	const user = await requireUser(input.id)
	return deleteChosen(input, context, {
		partition: users.key(user._id).pk,
		read: () => readUserNotes(user._id),
		write: (deletions, gone, notes) => commit(user._id, [...deletions, ...countNotesGone(user, gone)], { notes }),
	})
}
