import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { ownTableForFile } from '#infra/testing/own-table.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import type { EventRecord } from '#shared/events/records.ts'

await ownTableForFile()
const { serve } = await platformCode()
const { published } = await import('./published.ts')
const endpoint = eventsApi.published
const handler = serve({ published: endpoint })({ published })

const refusalOf = async (cursor: string) => (await request(handler, endpoint, { payload: { cursor } })).status

async function ask(payload: Record<string, unknown>) {
	const { body } = await request(handler, endpoint, { payload })
	const { events, next }: { events: { name: string; active: boolean }[]; next?: string } = body
	return { names: events.map(({ name }) => name), events, next }
}

/** All pages together; each of them is as long as it may be, but for the last. */
async function pages(payload: Record<string, unknown>, limit: number) {
	const names: string[] = []
	let left = 20
	for await (const page of pagesOf((at) => ask({ ...payload, limit, ...at }))) {
		expect(left--, 'pages').toBeGreaterThan(0)
		if (page.next && !page.next.endsWith('.')) expect(page.names.length).toBeGreaterThan(0)
		expect(page.names.length).toBeLessThanOrEqual(limit)
		names.push(...page.names)
	}
	return names
}

const events: Partial<EventRecord>[] = [
	{ name: 'off the site', date: addDays(today, 40), active: false },
	{ name: 'far', date: addDays(today, 30) },
	{ name: 'gone', date: addDays(today, 20), archived: true },
	{ name: 'tonight', date: today },
	{ name: 'yesterday', date: addDays(today, -1) },
	{ name: 'last week', date: addDays(today, -7), active: false },
	{ name: 'archived', date: addDays(today, -8), archived: true },
	{ name: 'forgotten', date: addDays(today, -400) },
	{ name: 'long ago', date: addDays(today, -800), active: false },
]
for (const event of events) await createEvent(event)

const ahead = ['tonight', 'far']
const past = ['off the site', 'yesterday', 'last week', 'forgotten', 'long ago']

test('an active event whose day is over is among the past ones, where its date belongs', async () => {
	for (const limit of [1, 2, 3, 50]) {
		expect(await pages({ active: true }, limit), `pages of ${limit}`).toEqual(ahead)
		expect(await pages({ active: false }, limit), `pages of ${limit}`).toEqual(past)
	}
	const all = await ask({})
	expect(all.events.filter(({ active }) => active).map(({ name }) => name)).toEqual(ahead.toReversed())
})

test('the documented call is by date, latest first; in pages the upcoming ones come first, soonest first', async () => {
	expect(await refusalOf('archived.')).toBe(400)
	expect((await ask({})).names).toEqual(events.filter(({ archived }) => !archived).map(({ name }) => name))
	for (const limit of [1, 2, 3, 4, 50]) expect(await pages({}, limit)).toEqual([...ahead, ...past])
})
