import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'

/**
 * Changes a member's own name. Their applications keep the name they were sent with, because staff compare it with the
 * bill.
 */
export const changeName = ({ input, person, commit }: RequestContext<typeof ownAccountApi.changeName>) =>
	retried(async (isFirst) => {
		const user = isFirst ? person.user : await users.read(person.user._id)
		if (!user) throw new Refusal('signed-out', messages.signedOut)
		const isSame = user.firstName === input.firstName && user.lastName === input.lastName
		const writes = isSame ? [] : users.change(user, revised(user, input), { onConflict: 'retry' })
		return commit(user._id, writes, { message: ownAccountSentences.nameChanged })
	})
