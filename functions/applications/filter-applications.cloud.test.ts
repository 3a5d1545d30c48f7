import { beforeAll, expect, test } from 'vitest'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { today } from '#infra/testing/events.ts'
import { request } from '#infra/testing/in-process.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import type { Queue } from '#shared/applications/missing.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays } from '#shared/dates.ts'
import type { Payload } from '#shared/endpoint.ts'
import { allowGuests, applyAs, code, key, respond, staff, table } from './applications.cloud.test.data.ts'

type Query = Payload<typeof desk.list>

/** Far from what other tests send, so that a filter by amount finds these alone. */
const base = 700_000_000 + Math.floor(Math.random() * 1e8)

const day = 24 * 3_600_000
const sent = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString()

const written = {
	/** Asked for nothing special, today. */
	fresh: { issuedOn: sent(0), amount: base, lastName: 'Cedar' },
	late: { issuedOn: sent(30), amount: base + 1, lastName: 'Birch', type: 'Rental' },
	/** Today is the last day on which we promised an answer. */
	lastDay: { issuedOn: `${addDays(today, -21)}T18:00:00.000Z`, amount: base + 10, lastName: 'Gorse' },
	cutOff: { issuedOn: sent(3), amount: base + 2, lastName: 'Dogwood', cutOffDate: addDays(today, 3) },
	cutOffLater: { issuedOn: sent(5), amount: base + 3, lastName: 'Alder', cutOffDate: addDays(today, 40) },
	withBill: { issuedOn: sent(400), amount: base + 4, lastName: 'Élm', hasFiles: true },
	/** It's decided, so its date on a notice makes nobody hurry. */
	granted: {
		issuedOn: sent(2),
		amount: base + 9,
		amountApproved: base + 5,
		lastName: 'Fir',
		status: 'Approved',
		cutOffDate: addDays(today, 4),
	},
} as const

type Name = keyof typeof written

const tokens = new Map<string, Name>()

let client: TestClient

beforeAll(async () => {
	for (const [name, changes] of Object.entries(written)) {
		const token = newToken()
		mayNotBeLogged(cloud, token)
		tokens.set(token, name as Name)
		await code.transact(table.putApplication(storedApplication({ token, ...changes })))
	}
	client = (await staff()).client
})

const within = { least: base, most: base + 9 }

async function listed(query: Query = {}) {
	const { status, body, text } = await client.call(desk.list, { limit: 50, ...within, ...query })
	expect(status, text).toBe(200)
	return { names: body.applications?.map(({ token }) => tokens.get(token)), total: body.total, next: body.next }
}

test.each<[Query, Name[]]>([
	[{}, ['fresh', 'granted', 'cutOff', 'cutOffLater', 'late', 'withBill']],
	[{ status: 'Pending' }, ['fresh', 'cutOff', 'cutOffLater', 'late', 'withBill']],
	[{ type: 'Rental' }, ['late']],
	[{ bill: 'yes' }, ['withBill']],
	[{ bill: 'no', status: 'Pending' }, ['fresh', 'cutOff', 'cutOffLater', 'late']],
	[{ late: 'yes', most: base + 10 }, ['late', 'withBill']],
	[{ late: 'no', least: base + 10, most: base + 10 }, ['lastDay']],
	[{ late: 'no', queue: 'for-us' }, ['fresh', 'cutOff', 'cutOffLater']],
	[{ cutOff: 'soon' }, ['cutOff']],
	[{ cutOff: 'any' }, ['cutOff', 'cutOffLater']],
	[{ least: base + 5 }, ['granted']],
	[{ most: base + 1 }, ['fresh', 'late']],
	[{ proposed: 'yes' }, []],
	[{ order: 'oldest' }, ['withBill', 'late', 'cutOffLater', 'cutOff', 'granted', 'fresh']],
	[{ order: 'urgent', status: 'Pending' }, ['cutOff', 'withBill', 'late', 'cutOffLater', 'fresh']],
	[{ order: 'amount' }, ['granted', 'withBill', 'cutOffLater', 'cutOff', 'late', 'fresh']],
	[{ order: 'name' }, ['cutOffLater', 'late', 'fresh', 'cutOff', 'withBill', 'granted']],
])('%j narrows or sorts the list', async (query, names) => {
	await expect.poll(async () => (await listed(query)).names).toEqual(names)
})

test('pages keep the filter and its order, and each has the sums of all that the filter finds', async () => {
	await expect.poll(async () => (await listed()).names?.length).toBe(6)
	const found: (Name | undefined)[] = []
	for await (const page of pagesOf((at) => listed({ order: 'amount', limit: 2, ...at }))) {
		expect(page.total).toEqual({ many: 6, asked: base * 6 + 19, granted: base + 5 })
		expect(page.names?.length).toBeLessThanOrEqual(2)
		found.push(...(page.names ?? []))
	}
	expect(found).toEqual(['granted', 'withBill', 'cutOffLater', 'cutOff', 'late', 'fresh'])
})

test('a least amount above the most is refused beside its field', async () => {
	const { status, body } = await client.call(desk.list, { limit: 5, least: 20, most: 10 })
	expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['most']])
})

/** All tokens of a queue, oldest first, page by page. */
async function tokensIn(client: TestClient, queue: Queue) {
	const tokens: string[] = []
	const page = async (at: { cursor?: string }) => {
		const { status, body, text } = await client.call(desk.list, { queue, order: 'oldest', limit: 7, ...at })
		expect(status, text).toBe(200)
		return body
	}
	for await (const { applications = [] } of pagesOf(page)) {
		expect(applications.length).toBeLessThanOrEqual(7)
		tokens.push(...applications.map(({ token }) => token))
	}
	return tokens
}

test('each pending application is in the queue of those whose turn it is, and a decided one is in none', async () => {
	await allowGuests(true)
	const { client } = await staff()
	const [fresh, asked, settled, decided] = [
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
		await applyAs(new TestClient()),
	]
	for (const token of [asked, settled]) {
		await client.call(desk.ask, { token, things: ['bill'], key }, anew())
	}
	await client.call(desk.settle, { token: settled, version: 1 }, anew())
	await respond(client, decided)
	const own = [fresh, asked, settled, decided]
	const found = async (queue: Queue) => {
		const tokens = await tokensIn(client, queue)
		expect(new Set(tokens).size).toBe(tokens.length)
		return tokens.filter((token) => own.includes(token)).toSorted()
	}
	await expect.poll(() => found('for-us')).toEqual([fresh, settled].toSorted())
	await expect.poll(() => found('for-applicant')).toEqual([asked])
	expect(await found('answered')).toEqual([])
	const { status } = await client.call(desk.list, { queue: 'nobody' as Queue, limit: 7 })
	expect(status).toBe(400)
})

const { handler } = await import('./handler.ts')

test('a list of whole applications leaves out one that goes after its row was read', async () => {
	await allowGuests(true)
	const [stays, goes] = [await applyAs(new TestClient()), await applyAs(new TestClient())]
	const { client: colleague } = await staff()
	const leave = async () => {
		const seen = (await code.applications.read(goes)) ?? expect.unreachable()
		await code.transact(code.applications.remove(seen, 'defect'))
	}
	let isThere = true
	code.client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				const read = await next(args)
				if (commandName === 'QueryCommand' && isThere) {
					isThere = false
					await leave()
				}
				return read
			},
		{ step: 'initialize', name: 'leaves' },
	)
	const { status, body } = await request(handler, desk.list, { cookie: colleague.cookie }).finally(() =>
		code.client.middlewareStack.remove('leaves'),
	)
	const tokens = Object(body).applications?.map(({ token }: { token: string }) => token)
	expect([status, tokens?.includes(stays), tokens?.includes(goes)]).toEqual([200, true, false])
})
