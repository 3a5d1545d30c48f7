import { mail } from '#functions/domain/mail/outbox.ts'
import { knownEmployee, knownUser } from '#functions/domain/people/require-user.ts'
import { permit, promote } from '#functions/domain/people/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed } from '#functions/platform/store/table.ts'
import { messages } from '#shared/messages.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

export async function makeEmployee({ input, now, commit }: Call<typeof usersApi.makeEmployee>) {
	const user = await knownUser(input.id)
	const already = new Refusal('conflict', userSentences.alreadyEmployee)
	if (user.employee) throw already
	const { email, firstName } = user
	const letter = mail(email, { template: 'made-employee', firstName }, now)
	const after = { ...user, employee: true, clientSidePermissions: [], version: user.version + 1 }
	return commit(user._id, [...promote(user, []), letter], {
		message: userSentences.madeEmployee,
		user: after,
	}).catch((error) => {
		throw error instanceof ConditionFailed ? already : error
	})
}

/** Acts on the next request of the employee: who somebody is and may is read with every one. */
export async function changePermissions({ input, person, commit }: Call<typeof usersApi.changePermissions>) {
	const { id, newClientSidePermissions, version } = input
	if (id === person.user._id) throw new Refusal('forbidden', userSentences.ownPermissions)
	const user = await knownEmployee(id)
	if (version !== undefined && version !== user.version) throw await stale(id)
	const after = { ...user, clientSidePermissions: newClientSidePermissions, version: user.version + 1 }
	return commit(id, permit(user, newClientSidePermissions), {
		message: userSentences.permissionsChanged,
		user: after,
	}).catch(async (error) => {
		if (!(error instanceof ConditionFailed)) throw error
		throw error.at.includes(0) ? await stale(id) : new Refusal('conflict', userSentences.lastUserAccess)
	})
}

const stale = async (id: string) =>
	new Refusal('conflict', messages.stale, undefined, { user: await knownUser(id) })
