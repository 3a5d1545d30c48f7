import {
	putSubscriber,
	readSubscriber,
	removeSubscriber,
	subscribedEmail,
} from '#functions/domain/newsletter/table.ts'
import { readUserByEmail, users } from '#functions/domain/people/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newId } from '#functions/platform/ids.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'

export const handler = serve(newsletterApi)({
	signup: async ({ input, person, now, commit }) => {
		const subscriber = { _id: newId(), ...input, dateAdded: now.toISOString() }
		const { user } = person ?? {}
		const owner = user?.verified && user.email === input.email ? user : undefined
		const existing = await readSubscriber(input.email)
		const writes = [
			...putSubscriber(subscriber, existing, owner ? 'owner' : 'anyone'),
			// The dashboard doesn't ask a member to subscribe once this flag is set.
			...(owner ? users.touch(owner, { set: { newsletter: true } }) : []),
		]
		return commit(existing?._id ?? subscriber._id, writes, { message: newsletterSentences.signedUp })
	},
	// A link that was used before gets the same answer, because the person is off the list as they wanted.
	unsubscribe: async ({ input, commit }) => {
		const email = await subscribedEmail(input.token)
		const answer = { message: newsletterSentences.unsubscribed }
		if (!email) return answer
		const writes = [...removeSubscriber(input.token, email), ...(await forgetOnMember(email))]
		return commit(input.token, writes, answer)
	},
})

/** Clears the member's flag, so that their dashboard offers the newsletter again. */
async function forgetOnMember(email: string): Promise<Write[]> {
	const user = await readUserByEmail(email)
	return user ? users.touch(user, { set: { newsletter: false } }) : []
}
