import { askHolders } from '#functions/domain/people/tell-holders.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

/** A newcomer has no permission yet, and learns by a press who gives it. */
export async function askForAccess(call: RequestContext<typeof usersApi.askForAccess>) {
	const { input, person, now, requestId, commit } = call
	if (person.user.clientSidePermissions.includes(input.permission))
		throw new Refusal('conflict', userSentences.haveAccess)
	const mails = await askHolders(person.user, input.permission, { now, requestId })
	return commit(person.user._id, mails, { message: userSentences.accessAsked })
}
