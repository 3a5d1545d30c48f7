import { nextEpoch } from '#functions/domain/credentials/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { keepSession, readPerson, readSessions } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { accountApi } from '#shared/account/api.ts'
import { sessionSentences } from '#shared/account/schema.ts'
import { messages } from '#shared/messages.ts'

export const sessions = async ({ person, now }: RequestContext<typeof accountApi.sessions>) => ({
	sessions: await readSessions(person, now),
})

/**
 * Counting up the epoch also ends a session that begins at the same moment elsewhere. Another request may have counted
 * it up first and ended this session, so a retry reads the session again.
 */
export const endOthers = ({ person, cookies, now, commit }: RequestContext<typeof accountApi.endOthers>) =>
	retried(async (isFirst) => {
		const present = isFirst ? person : await readPerson(cookies, now)
		if (!present) throw new Refusal('signed-out', messages.signedOut)
		const { user } = present
		const writes = [...nextEpoch(user, 'retry'), keepSession(present, user.sessionEpoch + 1)]
		return commit(user._id, writes, { message: sessionSentences.endedOthers })
	})
