import { setTimeout as pause } from 'node:timers/promises'
import { contactPage, searchContacts } from '#functions/domain/statistics/contact-lists.ts'
import { countedAt, currentFigures } from '#functions/domain/statistics/snapshot.ts'
import { setting } from '#functions/platform/env.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { startFunction } from '#functions/platform/start-function.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'
import { bleedingDisorders } from './disorders.ts'
import { general, yearFrom } from './general.ts'

const about = 'bleeding disorder contacts'

export const handler = serve(statisticsApi)({
	general: ({ input, now }) => general(input.period, now),
	year: ({ input }) => yearFrom(input.from),
	published: currentFigures,
	bleedingDisorder: async ({ input: { contacts = true }, commit }) => {
		const answer = await bleedingDisorders(contacts)
		return contacts ? commit(about, [], answer) : answer
	},
	contacts: async ({ input: { q, ...which }, commit }) =>
		commit(about, [], await (q ? searchContacts(which, q) : contactPage(which, which))),
	update: ({ now }) => refresh(now),
	refresh: ({ now }) => refresh(now),
})

const statisticsJob = setting('STATISTICS_JOB')

/** A request may take ten seconds, and a few thousand applications are counted in one. */
const looks = { every: 250, atMost: 20 }

/** Starts the nightly count now. The answer waits for its figures for as long as a request can. */
async function refresh(now: Date) {
	await startFunction(statisticsJob)
	for (let look = 0; look < looks.atMost; look++) {
		await pause(looks.every)
		if (((await countedAt()) ?? '') >= now.toISOString()) return { message: statisticsSentences.refreshed }
	}
	return { message: statisticsSentences.stillCounting }
}
