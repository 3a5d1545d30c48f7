import { waitingApplications } from '#functions/domain/applications/guest-applications.ts'
import { users } from '#functions/domain/people/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'

type Commit = (about: string, writes: Write[], answer: Record<string, never>) => Promise<unknown>

/**
 * A transaction holds a hundred writes, so the guest applications that didn't fit into the one that verified the account
 * follow in further ones. The user's flag is cleared with the last of them: if this stops halfway, signing in goes on.
 */
export async function takeOverRest(user: UserRecord, commit: Commit) {
	for (let more = true; more; ) {
		more = await retried(async () => {
			const waiting = await waitingApplications(user)
			const gain = {
				set: { hasGuestApplications: waiting.more },
				append: { applicationTokens: waiting.tokens },
				increase: { assistanceRecieved: waiting.assistance },
			}
			await commit(user._id, [...users.touch(user, gain), ...waiting.writes], {})
			return waiting.more
		})
	}
}
