import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { keepSession, readSessions } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { accountApi } from '#shared/account/api.ts'
import { sessionSentences } from '#shared/account/schema.ts'
import { messages } from '#shared/messages.ts'

export const sessions = async ({ person, now }: RequestContext<typeof accountApi.sessions>) => ({
	sessions: await readSessions(person, now),
})

/** Counting up the epoch also ends a session that begins at the same moment elsewhere. */
export const endOthers = ({ person, commit }: RequestContext<typeof accountApi.endOthers>) =>
	retried(async (isFirst) => {
		const user = isFirst ? person.user : await users.read(person.user._id)
		if (!user) throw new Refusal('signed-out', messages.signedOut)
		const after = revised(user, { sessionEpoch: user.sessionEpoch + 1 })
		const writes = [
			...users.change(user, after, { onConflict: 'retry' }),
			keepSession(person, after.sessionEpoch),
		]
		return commit(user._id, writes, { message: sessionSentences.endedOthers })
	})
