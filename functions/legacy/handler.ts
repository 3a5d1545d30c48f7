import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { dayOf, isPastDay } from '#shared/dates.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { legacySentences as sentences } from '#shared/legacy/sentences.ts'

export const handler = serve(legacyApi)({
	list: async ({ input: { q, ...page } }) => {
		const { rows, ...more } = q
			? await legacyApplications.search(q, page)
			: await legacyApplications.flat(undefined, page)
		return { applications: rows, ...more }
	},
	add: ({ input, now, commit }) => {
		if (!isPastDay(input.date, dayOf(now))) throw new Refusal('invalid', sentences.future, { date: sentences.future })
		const application = { ...input, token: newToken(), dateAdded: now.toISOString(), version: 0 }
		return commit(application.token, legacyApplications.add(application), { message: sentences.added, application })
	},
	remove: async ({ input: { token }, commit }) => {
		const gone = new Refusal('not-found', sentences.notFound)
		const seen = await legacyApplications.read(token)
		if (!seen) throw gone
		return commit(token, legacyApplications.remove(seen, gone), { message: sentences.removed })
	},
})
