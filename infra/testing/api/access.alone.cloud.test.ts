import { expect, test } from 'vitest'
import { allowGuests } from '#functions/applications/applications.cloud.test.data.ts'
import { served } from '#infra/stacks/groups.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { whatWasWritten } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, isForEmployees, type RefusalCode, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { actors } from './access.test.data.ts'

// The matrix says that visitors may apply, and they may while guests are on.
await allowGuests(true)

const all = endpointsOf(apis).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** An endpoint of each function with the most refusals. In `npm run test:all` each endpoint, new ones included. */
const endpoints = process.env.TEST_ALL ? all : Object.values(served).map((api) => strictest(Object.values(api)))

const everyActor = Object.entries(actors)

/**
 * platform/http/serve.cloud.test.ts asks every kind of access as every actor, but in process. This test shows that the
 * deployed functions do the same. The gateway lets 50 requests per second through, so the gate asks as a few actors, who
 * take turns from endpoint to endpoint, and `npm run test:all` asks as everyone.
 */
const some = <One>(those: readonly One[], many: number, turn: number) =>
	process.env.TEST_ALL ? those : those.filter((_, at) => (at + turn * many) % those.length < many)

/** These actors call every endpoint that they may, so that what an endpoint does never depends on whose turn it is. */
const usual = ['a member', 'an employee with all permissions']

/** Three actors are enough to show that the origin check refuses everyone. */
const aFew = everyActor.filter(([name]) => ['a visitor', 'a member', 'an employee with all permissions'].includes(name))

const originChecks: [string, Record<string, string>, RefusalCode][] = [
	['past CloudFront', { 'x-origin-secret': 'not-the-secret-of-this-origin' }, 'forbidden'],
	['from a foreign page', { origin: 'https://elsewhere.example' }, 'foreign-origin'],
	['from a foreign frame', { 'sec-fetch-site': 'cross-site' }, 'foreign-origin'],
]

const askAs = async (client: TestClient, endpoint: Endpoint, headers = {}) => {
	const { status, body } = await client.call(endpoint, exampleOf(endpoint), headers)
	return [status, body?.code]
}

/** A refused request changes nothing, so the same clients are used for every endpoint. */
const clients = new Map(await inBatches(everyActor, async ([name, actor]) => [name, await signInAs(actor)] as const))
const before = new Set(await whatWasWritten())

test.each(endpoints)(
	'%s refuses everyone without access, and everyone who bypasses the origin check',
	async (name, endpoint) => {
		const turn = endpoints.findIndex(([other]) => other === name)
		const refused = everyActor.filter(([, actor]) => !actor.may.includes(endpoint.access))
		const ways = originChecks.filter(([, , code]) => code === 'forbidden' || endpoint.method === 'POST')
		const expected = [
			...some(refused, 3, turn).map(([name, { otherwise }]) => ({
				name,
				code: otherwise,
				headers: {},
				way: 'straight',
			})),
			...ways.flatMap(([way, headers, code], at) =>
				some(aFew, 1, turn + at).map(([name]) => ({ name, code, headers, way })),
			),
		]
		const answers = await inBatches(expected, async ({ name, way, headers }) => {
			const client = clients.get(name) ?? expect.unreachable()
			return [name, way, ...(await askAs(client, endpoint, headers))]
		})
		expect(answers).toEqual(expected.map(({ name, way, code }) => [name, way, refusalStatus[code], code]))
	},
)

test('refused requests have changed nothing', async () => {
	expect(before.size).toBeGreaterThan(0)
	expect((await whatWasWritten()).filter((item) => !before.has(item))).toEqual([])
})

test.each(endpoints)('%s answers everyone with access, and refuses a wrong or missing key', async (name, endpoint) => {
	const turn = endpoints.findIndex(([other]) => other === name)
	const able = everyActor.filter(([, actor]) => actor.may.includes(endpoint.access))
	const may = [...new Set([...some(able, 1, turn), ...able.filter(([actor]) => usual.includes(actor))])]
	const payload = exampleOf(endpoint)
	const withKey = endpoint.employeeKey && String(payload.key)
	const answers = await inBatches(may, async ([name, actor]) => {
		const [status] = await askAs(await signInAs(actor, withKey), endpoint)
		return [name, Number(status)] as const
	})
	const turnedAway = answers.filter(([, status]) => status === 401 || status === 403 || status >= 500)
	expect.soft([answers.length, turnedAway]).toEqual([may.length, []])
	if (!withKey) return

	const [[, actor] = expect.unreachable()] = may
	const client = await signInAs(actor, withKey)
	const wrong = await client.call(endpoint, { ...payload, key: 'a-wrong-key-of-mine' })
	expect.soft([wrong.status, wrong.body.code]).toEqual([403, 'wrong-key'])
	const missing = await client.call(endpoint, { ...payload, key: undefined })
	expect.soft([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([400, ['key']])
})

/** The key is asked for before anything else of an endpoint, and an employee's endpoint refuses the most. */
function strictest(api: readonly Endpoint[]) {
	const chosen = api.find(({ employeeKey }) => employeeKey) ?? api.find(isForEmployees) ?? api[0]
	return [`${chosen?.method} ${chosen?.path}`, chosen ?? expect.unreachable()] as const
}
