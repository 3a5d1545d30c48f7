import { putSubscriber, removeSubscriber, subscriberOf } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newId } from '#functions/platform/ids.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'

export const handler = serve(newsletterApi)({
	signup: ({ input, person, now, commit }) => {
		const subscriber = { _id: newId(), ...input, dateAdded: now.toISOString() }
		// A member who subscribes is not asked again on their dashboard.
		const own = person?.user.email === input.email
		const member = own ? users.touch(person.user, { set: { newsletter: true } }) : []
		const answer = { message: newsletterSentences.signedUp }
		return commit(subscriber._id, [...putSubscriber(subscriber), ...member], answer)
	},
	// A link that was used before says the same: the person wanted to be off the list, and is.
	unsubscribe: async ({ input, commit }) => {
		const email = await subscriberOf(input.token)
		const answer = { message: newsletterSentences.unsubscribed }
		return email ? commit(input.token, [removeSubscriber(email)], answer) : answer
	},
})
