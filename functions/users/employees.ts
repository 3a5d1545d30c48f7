import { queueMail } from '#functions/domain/mail/outbox.ts'
import { requireEmployee, requireUser } from '#functions/domain/people/require-user.ts'
import { tellHolders, tellOfLoss } from '#functions/domain/people/tell-holders.ts'
import { permit, promote } from '#functions/domain/people/user-access.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

export async function makeEmployee({
	input,
	person,
	now,
	requestId,
	commit,
}: RequestContext<typeof usersApi.makeEmployee>) {
	const user = await requireUser(input.id)
	const already = new Refusal('conflict', userSentences.alreadyEmployee)
	if (user.employee) throw already
	if (user.disabled) throw new Refusal('conflict', userSentences.disabledFirst)
	const { email, firstName } = user
	const cause = { now, requestId }
	const content = { template: 'made-employee', firstName } as const
	const mails = [
		...queueMail({ to: email, language: 'en', content, about: userKey(user._id) }, cause),
		...(await tellHolders({ occasion: 'employee', by: person.user, to: user, permissions: [] }, cause)),
	]
	const after = { ...user, employee: true, clientSidePermissions: [], version: user.version + 1 }
	const answer = { message: userSentences.madeEmployee, user: after }
	return commit(user._id, [...promote(user, [], { onConflict: already }), ...mails], answer)
}

/** Takes effect on the employee's next request, because every request reads its sender's permissions. */
export async function changePermissions({
	input,
	person,
	now,
	requestId,
	commit,
}: RequestContext<typeof usersApi.changePermissions>) {
	const { id, newClientSidePermissions, version } = input
	if (id === person.user._id) throw new Refusal('forbidden', userSentences.ownPermissions)
	const user = await requireEmployee(id)
	const stale = async () => new Refusal('conflict', messages.stale, undefined, { user: await requireUser(id) })
	if (version !== undefined && version !== user.version) throw await stale()
	const gained = newClientSidePermissions.filter((name) => !user.clientSidePermissions.includes(name))
	if (gained.some((name) => !person.user.clientSidePermissions.includes(name)))
		throw new Refusal('forbidden', userSentences.notYoursToGive)
	const wasLast = new Refusal('conflict', userSentences.lastUserAccess)
	const given = { occasion: 'permissions', by: person.user, to: user, permissions: gained } as const
	const lost = user.clientSidePermissions.filter((name) => !newClientSidePermissions.includes(name))
	const taken = { occasion: 'permissions', by: person.user, from: user, permissions: lost } as const
	const mails = [
		...(gained.length > 0 ? await tellHolders(given, { now, requestId }) : []),
		...(lost.length > 0 ? await tellOfLoss(taken, { now, requestId }) : []),
	]
	const after = { ...user, clientSidePermissions: newClientSidePermissions, version: user.version + 1 }
	const answer = { message: userSentences.permissionsChanged, user: after }
	return commit(id, [...permit(user, newClientSidePermissions, { stale, wasLast }), ...mails], answer)
}
