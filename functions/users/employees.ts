import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { hasEmployeeKey, removeEmployeeKey, setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { requireEmployee, requireUser } from '#functions/domain/people/table.ts'
import { tellHolders, tellOfLoss } from '#functions/domain/people/tell-holders.ts'
import { permit, promote } from '#functions/domain/people/user-access.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

export async function makeEmployee(call: RequestContext<typeof usersApi.makeEmployee>) {
	const { input, person, now, requestId, commit } = call
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
export async function changePermissions(call: RequestContext<typeof usersApi.changePermissions>) {
	const { input, person, now, requestId, commit } = call
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

export const keyState = async ({ person }: RequestContext<typeof usersApi.keyState>) => ({
	chosen: await hasEmployeeKey(person.user._id),
})

/** Choosing the first key, or a new one after a reset, needs the password, so that an unattended console isn't enough. */
export async function chooseKey(call: RequestContext<typeof usersApi.chooseKey>) {
	const { input, person, commit } = call
	const { _id } = person.user
	refuseGuessable('newKey', input.newKey, person.user)
	const exists = new Refusal('conflict', userSentences.keyExists)
	if (await hasEmployeeKey(_id)) throw exists
	const action = usersApi.chooseKey.path
	const { forget } = await confirmOwnPassword(call, { action, password: input.password })
	const hasNone = { where: { hash: 'absent' }, onConflict: exists } as const
	const key = await setEmployeeKey(_id, input.newKey, hasNone)
	return commit(_id, [key, forget], { message: userSentences.keySet })
}

/** `serve` has already checked the old key. */
export async function changeKey({ input, person, commit }: RequestContext<typeof usersApi.changeKey>) {
	const { _id } = person.user
	refuseGuessable('newKey', input.newKey, person.user)
	const gone = new Refusal('conflict', userSentences.keyGone)
	const hasOne = { where: { hash: 'exists' }, onConflict: gone } as const
	const key = await setEmployeeKey(_id, input.newKey, hasOne)
	return commit(_id, [key], { message: userSentences.keyChanged })
}

export async function resetKey({ input, person, now, requestId, commit }: RequestContext<typeof usersApi.resetKey>) {
	if (input.id === person.user._id) throw new Refusal('forbidden', userSentences.ownKey)
	const { _id, email, firstName } = await requireEmployee(input.id)
	const content = { template: 'key-reset', firstName } as const
	const mail = queueMail({ to: email, language: 'en', content, about: userKey(_id) }, { now, requestId })
	return commit(_id, [removeEmployeeKey(_id), ...mail], { message: userSentences.keyReset })
}
