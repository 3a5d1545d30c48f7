import { describe, expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { inBatches, unhurried } from '#infra/testing/batches.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { whatWasWritten } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, type RefusalCode, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { actors } from './access.test.data.ts'
import { allowGuests } from './applications/applications.cloud.test.data.ts'

// The matrix says that visitors may apply, and they may while guests are on.
await allowGuests(true)

/** Whatever is in the registry is in here; nobody writes a line for a new endpoint. */
const endpoints = endpointsOf(apis).map(
	(endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const everybody = Object.entries(actors)
/** Enough to see that a door is shut for whoever it is. */
const aFew = everybody.filter(([name]) =>
	['a visitor', 'a member', 'an employee with all permissions'].includes(name),
)

const shut: [string, Record<string, string>, RefusalCode][] = [
	['past CloudFront', { 'x-origin-secret': 'not-the-secret-of-this-origin' }, 'forbidden'],
	['from a foreign page', { origin: 'https://elsewhere.example' }, 'foreign-origin'],
	['from a foreign frame', { 'sec-fetch-site': 'cross-site' }, 'foreign-origin'],
]

const askAs = async (client: TestClient, endpoint: Endpoint, headers = {}) => {
	const { status, body } = await unhurried(() => client.call(endpoint, exampleOf(endpoint), headers))
	return [status, body?.code]
}

/** Guests apply only where the organization lets them, and these tests ask as one. */
const { putSettings, transact } = await tableCode(cloud)
await transact([putSettings({ guestApplications: true })])

/** A refused request changes nothing, so the same people ask at every endpoint. */
const entered = new Map(
	await inBatches(everybody, async ([name, actor]) => [name, await signInAs(actor)] as const),
)
const before = new Set(await whatWasWritten())

describe.each(endpoints)('%s', (_, endpoint) => {
	const mayNot = everybody.filter(([, actor]) => !actor.may.includes(endpoint.access))
	const ways = shut.filter(([, , code]) => code === 'forbidden' || endpoint.method === 'POST')

	test('refuses everybody it is not for, and everybody who comes another way', async () => {
		const expected = [
			...mayNot.map(([name, { otherwise }]) => ({ name, code: otherwise, headers: {}, way: 'straight' })),
			...ways.flatMap(([way, headers, code]) => aFew.map(([name]) => ({ name, code, headers, way }))),
		]
		const told = await inBatches(expected, async ({ name, way, headers }) => {
			const client = entered.get(name) ?? expect.unreachable()
			return [name, way, ...(await askAs(client, endpoint, headers))]
		})
		expect(told).toEqual(expected.map(({ name, way, code }) => [name, way, refusalStatus[code], code]))
	})
})

test('all those who were refused have changed nothing', async () => {
	expect(before.size).toBeGreaterThan(0)
	expect((await whatWasWritten()).filter((item) => !before.has(item))).toEqual([])
})

describe.each(endpoints)('%s', (_, endpoint) => {
	const may = everybody.filter(([, actor]) => actor.may.includes(endpoint.access))
	const payload = exampleOf(endpoint)
	const withKey = endpoint.employeeKey && String(payload.key)

	test('lets everybody in whom it is for', async () => {
		const told = await inBatches(may, async ([name, actor]) => {
			const [status] = await askAs(await signInAs(actor, withKey), endpoint)
			return [name, Number(status)] as const
		})
		const turnedAway = told.filter(([, status]) => status === 401 || status === 403 || status >= 500)
		expect([told.length, turnedAway]).toEqual([may.length, []])
	})

	if (withKey)
		test('asks for the key', async () => {
			const [[, able] = expect.unreachable()] = may
			const client = await signInAs(able, withKey)
			const wrong = await client.call(endpoint, { ...payload, key: 'a-wrong-key-of-mine' })
			expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-key'])
			const missing = await client.call(endpoint, { ...payload, key: undefined })
			expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([400, ['key']])
		})
})

test('only who has a session that lives is somebody', async () => {
	const known = await inBatches(everybody, async ([name]) => {
		const client = entered.get(name) ?? expect.unreachable()
		return [name, (await client.call(accountApi.currentUser, {})).text !== 'null']
	})
	expect(known).toEqual(everybody.map(([name, { otherwise }]) => [name, otherwise !== 'signed-out']))
})
