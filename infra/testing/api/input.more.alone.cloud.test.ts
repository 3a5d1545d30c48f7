import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { allowGuests, applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { empty, encodings, isPlain, undecodable } from '#functions/platform/http/encodings.test.data.ts'
import { served } from '#infra/stacks/groups.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { can } from '#infra/testing/adapter.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson } from '#infra/testing/people.ts'
import { whatWasWritten } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { apis } from '#shared/api.ts'
import { type Attempt, attemptsAt, brokenMultipart } from '#shared/bad-input.test.data.ts'
import { type Endpoint, endpointsOf } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'
import { sampleId, sampleToken } from '#shared/sample.ts'
import { actors } from './access.test.data.ts'

/** Of each function the endpoint that takes the most in a body, and the one in a query. In `npm run test:all` all of them. */
const ofMethod = (method: Endpoint['method']) =>
	(process.env.TEST_ALL
		? endpointsOf(apis).map((endpoint) => [endpoint])
		: Object.values(served).map(Object.values<Endpoint>)
	)
		.flatMap((api) => richest(api.filter((endpoint) => endpoint.method === method)))
		.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const richest = (api: readonly Endpoint[]) =>
	api.toSorted((one, other) => attemptsAt(other).length - attemptsAt(one).length).slice(0, 1)

const [posts, gets] = [ofMethod('POST'), ofMethod('GET')]
const endpoints = [...posts, ...gets]

/** Endpoints with an employee key are slow, because they compare a slow hash each time. */
vi.setConfig({ testTimeout: 120_000 })

/** A failing run prints its seed. FUZZ_SEED makes the next run send the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007)
let sent = 0

/**
 * platform/http/input.test.ts sends every input to every endpoint, but in process. The deployed gateway
 * lets only 50 requests per second through, so this test sends a random sample, which shows that the gateway changes
 * nothing. `npm run test:all` sends a larger one.
 */
const many = process.env.TEST_ALL ? 64 : 1
afterAll(() => expect(sent, `seed ${seed}`).toBeGreaterThan(endpoints.length * many))

let samples = 0

/** Each sample is another one, so that all endpoints together are sent much of it. */
const someOf = <Thing>(things: readonly Thing[]) => {
	const length = Math.min(many, things.length)
	const some = fc.shuffledSubarray([...things], { minLength: length, maxLength: length })
	samples++
	return fc.sample(some, { numRuns: 1, seed: seed + samples })[0] ?? []
}

interface Outcome {
	name: string
	status: number
	code: string | undefined
}

type Send = (client: TestClient) => ReturnType<TestClient['send']>

/** Someone, an event and an application that are there, so that a request isn't over before it begins. */
const [id, applicant] = [randomUUID(), await createPerson()]
await Promise.all([createPerson({ _id: id }), createEvent({ _id: id }), allowGuests(true)])
const token = await applyAs(applicant.client)
const named = ({ name, payload }: Attempt): Attempt => ({
	name,
	payload: JSON.parse(JSON.stringify(payload).replaceAll(sampleToken, token).replaceAll(sampleId, id)),
	must: 'be answered',
})

/** For each endpoint a client that may call it. */
const able = new Map(
	await inBatches(endpoints, async ([name, endpoint]) => {
		const actor = Object.values(actors).find(({ may }) => may.includes(endpoint.access))
		const key = endpoint.employeeKey && String(exampleOf(endpoint).key)
		return [name, await signInAs(actor ?? expect.unreachable(), key)] as const
	}),
)
const before = new Set(await whatWasWritten())

/** Each request has another address, because one address would reach the rate limit. */
function sendAll({ method, path }: Endpoint, those: readonly { name: string; send: Send }[]) {
	sent += those.length
	return inBatches(those, async ({ name, send }): Promise<Outcome> => {
		const client = new TestClient()
		client.cookie = able.get(`${method} ${path}`)?.cookie ?? expect.unreachable()
		const { status, body } = await send(client)
		return { name, status, code: body?.code }
	})
}

const asJson =
	({ method, path }: Endpoint, payload: unknown): Send =>
	(client) =>
		client.send(method, path, JSON.stringify(payload), { 'content-type': 'application/json' })

const brokenForms = new Set(['no end', 'no boundary', ...brokenMultipart.map(([name]) => name)])

const isRefusal = ({ status }: Outcome) => status >= 400 && status < 500

const isWrong =
	({ request }: Endpoint) =>
	({ payload }: Attempt) =>
		!request.safeParse(payload).success

const asAttempted =
	(endpoint: Endpoint) =>
	({ name, payload }: Attempt) => ({ name, send: asJson(endpoint, payload) })

test.each(posts)('%s refuses what it doesn’t take', async (_, endpoint) => {
	const wrong = attemptsAt(endpoint).filter(isWrong(endpoint))
	const inOnePlace = await sendAll(endpoint, someOf(wrong).map(asAttempted(endpoint)))
	expect.soft(inOnePlace.filter(({ status }) => status !== 400)).toEqual([])

	const forms = wrong
		.filter(({ payload }) => isPlain(payload))
		.flatMap(({ name, payload }) =>
			encodings.map(([form, encode]) => ({
				name: `${name} in ${form}`,
				send: (client: TestClient) => client.send('POST', endpoint.path, encode(payload)),
			})),
		)
	const notRefused = async (those: Parameters<typeof sendAll>[1]) =>
		(await sendAll(endpoint, those)).filter((answer) => !isRefusal(answer))
	expect.soft(await notRefused(someOf(forms)), 'in another encoding').toEqual([])

	const isLegal = endpoint.request.safeParse({}).success
	const bodies = [...undecodable(JSON.stringify(exampleOf(endpoint))), ...(isLegal ? [] : empty)]
	const arriving = bodies.filter(([name]) => can.passOnBrokenForms || !brokenForms.has(name))
	const unreadable = someOf(arriving).map(([name, type, body]) => ({
		name,
		send: (client: TestClient) => client.send('POST', endpoint.path, body, { 'content-type': type }),
	}))
	expect.soft(await notRefused(unreadable), 'unreadable').toEqual([])
})

test('refused requests have changed nothing', async () => {
	expect(before.size).toBeGreaterThan(0)
	expect((await whatWasWritten()).filter((item) => !before.has(item))).toEqual([])
})

test.each(posts)('%s never fails for input at the edge of what is allowed', async (_, endpoint) => {
	const right = attemptsAt(endpoint).filter((attempt) => !isWrong(endpoint)(attempt))
	const those = [...right, ...right.map(named)]
	const answers = await sendAll(endpoint, someOf(those).map(asAttempted(endpoint)))
	expect(answers.filter(({ status, code }) => status >= 500 || code === 'unsupported-type')).toEqual([])
})

test.each(gets)('%s refuses a query that is wrong in one place', async (_, endpoint) => {
	const queries = attemptsAt(endpoint).map(({ payload }) => encodings[0]?.[1](payload) ?? '')
	const unknown = 'another=1'
	const odd = ['%', '%00', '%ff=%fe', 'a=1&a=2', '__proto__=1', '[]=1', '='.repeat(1000), 'x=%F0%9F']
	const those = [...someOf(queries), ...someOf(odd), unknown].map((query) => ({
		name: String(query),
		send: (client: TestClient) => client.send('GET', `${endpoint.path}?${query}`, undefined),
	}))
	const answers = await sendAll(endpoint, those)
	expect(answers.filter(({ status }) => status >= 500)).toEqual([])
	expect(answers.at(-1)).toMatchObject({ name: unknown, status: 400 })
})
