import { requireUser } from '#functions/domain/people/require-user.ts'
import { tellOfLoss } from '#functions/domain/people/tell-holders.ts'
import { enableAccount, endEmployment } from '#functions/domain/people/user-access.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

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
