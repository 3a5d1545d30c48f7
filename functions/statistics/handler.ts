import { contactPage, searchContacts } from '#functions/domain/statistics/contact-lists.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { exportPage } from '#shared/lists.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { bleedingDisorders } from './disorders.ts'
import { general } from './general.ts'
import { published } from './published.ts'
import { refresh } from './refresh.ts'
import { yearFrom } from './year.ts'

const about = 'bleeding disorder contacts'

export const handler = serve(statisticsApi)({
	general: ({ input, now }) => general(input.period, now),
	year: ({ input }) => yearFrom(input.from),
	published: ({ now }) => published(now),
	bleedingDisorder: async ({ input: { contacts = true }, commit }) => {
		const answer = await bleedingDisorders(contacts)
		return contacts ? commit(about, [], answer) : answer
	},
	contacts: async ({ input: { q, ...which }, commit }) =>
		commit(about, [], await (q ? searchContacts(which, q) : contactPage(which, which))),
	download: async ({ input, commit }) =>
		commit(about, [], await contactPage(input, { cursor: input.cursor, limit: exportPage })),
	update: ({ now }) => refresh(now),
	refresh: ({ now }) => refresh(now),
})
