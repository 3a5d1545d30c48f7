import { setTimeout as pause } from 'node:timers/promises'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { contactPage, searchContacts } from '#functions/domain/statistics/contact-lists.ts'
import { countedAt, readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { setting } from '#functions/platform/env.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { dayOf } from '#shared/dates.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { statisticsSentences } from '#shared/statistics/schema.ts'
import { bleedingDisorders } from './disorders.ts'
import { periodBefore, publishedFigures } from './figures.ts'
import { general, yearFrom } from './general.ts'

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
	update: ({ now }) => refresh(now),
	refresh: ({ now }) => refresh(now),
})

const FunctionName = setting('STATISTICS_JOB')
const lambda = new LambdaClient({ requestHandler })

/** A request may take ten seconds, and a few thousand applications are counted in one. */
const looks = { every: 250, atMost: 20 }

/** Starts the nightly count now. The answer waits for its figures for as long as a request can. */
async function refresh(now: Date) {
	await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event' }))
	for (let look = 0; look < looks.atMost; look++) {
		await pause(looks.every)
		if (((await countedAt()) ?? '') >= now.toISOString()) return { message: statisticsSentences.refreshed }
	}
	return { message: statisticsSentences.stillCounting }
}

/** A year that has just begun has too few, and the one before speaks for us until it has more. */
async function published(now: Date) {
	const year = dayOf(now).slice(0, 4)
	const { asOf = '', buckets } = await readPeriods([year, periodBefore(year) ?? year])
	const years = [...buckets].sort(([one], [other]) => (one < other ? 1 : -1))
	const found = years.flatMap(([one, counts]) => publishedFigures(one, asOf, counts) ?? []).at(0)
	return { ...(found && { published: found }) }
}
