import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import { putSubscriber, removeSubscriber, subscriberOfLink, subscribers } from '#functions/domain/newsletter/table.ts'
import { readUserByEmail, users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newId } from '#functions/platform/ids.ts'
import { withSelfCheck } from '#functions/platform/self-check.ts'
import { reachCheck } from '#functions/platform/store/reach-check.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import { exportPage } from '#shared/lists.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'

function signup(context: RequestContext<typeof newsletterApi.signup>) {
	const { input, person, language, now, requestId, address, commit } = context
	const { email, firstName } = input
	const member = person?.user.verified && person.user.email === email ? person.user : undefined
	const _id = newId()
	return retried(async () => {
		const existing = await subscribers.read(email)
		const content = (name: string) => ({ template: 'newsletter-joined', firstName: name, leave: _id }) as const
		const writes = [
			...putSubscriber(input, existing, { _id, by: member ? 'owner' : 'anyone', language, now }),
			// The dashboard doesn't ask a member to subscribe once this flag is set.
			...(member ? users.touch(member, { set: { newsletter: true } }) : []),
			...(existing
				? []
				: await confirmationMail({ email, firstName, member, language, content }, { now, requestId, address })),
		]
		return commit(existing?._id ?? _id, writes, { message: newsletterSentences.signedUp })
	})
}

const answer = serve({ ...newsletterApi, ...newsletterStaffApi })({
	signup,
	// A link that was used before gets the same answer, because the person is off the list as they wanted.
	unsubscribe: ({ input: { token }, commit }) =>
		retried(async () => {
			const subscriber = await subscriberOfLink(token)
			const answer = { message: newsletterSentences.unsubscribed }
			if (!subscriber) return answer
			const writes = [...removeSubscriber(subscriber), ...(await forgetOnMember(subscriber.email))]
			return commit(token, writes, answer)
		}),
	subscribers: async ({ input: { q, ...page } }) => {
		const { rows, ...more } = q ? await subscribers.search(q, page) : await subscribers.page(undefined, page)
		return { subscribers: rows, ...more }
	},
	download: async ({ input, commit }) => {
		const { rows, ...more } = await subscribers.page(undefined, { limit: exportPage, cursor: input.cursor })
		return commit('newsletter subscribers', [], { subscribers: rows, ...more })
	},
})

/** What a function may not reach is asked here, because this one reads a list by the index and little else. */
export const handler = withSelfCheck(reachCheck, answer)

/** Clears the member's flag, so that their dashboard offers the newsletter again. */
async function forgetOnMember(email: string): Promise<Write[]> {
	const user = await readUserByEmail(email)
	return user ? users.touch(user, { set: { newsletter: false } }) : []
}
