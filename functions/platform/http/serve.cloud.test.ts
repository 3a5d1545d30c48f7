import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { anew } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { openTo } from '#shared/access.test.data.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

/**
 * An endpoint of each kind of access. The decision depends on nothing else of an endpoint, and what kind each one has is
 * written down in shared/access.test.data.ts.
 */
const kinds = [...Map.groupBy(endpointsOf(apis), openTo)].map(
	([kind, [endpoint]]) => [kind, endpoint ?? expect.unreachable()] as const,
)

const { serve } = await platformCode()

/** Each request has its own idempotency key, so that none gets another request's answer. */
const another = () => anew()

/** The endpoint without its rate limit, which would also count other tests' attempts at the same value. */
const behind = ({ rateLimit: _, ...endpoint }: Endpoint) =>
	serve({ endpoint })({
		endpoint: async () => {
			throw new Refusal('conflict', 'Here you are.')
		},
	})

const everybody = await inBatches(Object.entries(actors), async ([name, actor]) => {
	const { cookie } = await signInAs(actor)
	return { name, actor, cookie }
})

test('every kind of access is asked for', () => {
	const asked = kinds.map(([, { access }]) => access)
	expect(new Set(asked)).toEqual(new Set(Object.values(actors).flatMap(({ may }) => may)))
})

const aKey = 'a-key-of-mine-that-is-right'

test.each(kinds)('%s: lets people with access in and tells everyone else what is missing', async (_, endpoint) => {
	const handler = behind(endpoint)
	const payload = exampleOf(endpoint)
	const told = await inBatches(everybody, async ({ name, cookie }) => {
		const { status, body } = await request(handler, endpoint, { payload, cookie, headers: another() })
		return [name, status, body.code]
	})
	expect.soft(told).toEqual(
		everybody.map(({ name, actor: { may, otherwise } }) => {
			const letIn = endpoint.employeeKey ? 'wrong-key' : 'conflict'
			const code = may.includes(endpoint.access) ? letIn : otherwise
			return [name, refusalStatus[code], code]
		}),
	)
	if (!endpoint.employeeKey) return

	const able = Object.values(actors).find(({ may }) => may.includes(endpoint.access))
	const { cookie } = await signInAs(able ?? expect.unreachable(), aKey)
	const codeFor = async (key: unknown) => {
		const asked = { payload: { ...payload, key }, cookie, headers: another() }
		return (await request(handler, endpoint, asked)).body.code
	}
	const keys = [aKey, 'another-key-of-mine', undefined, null, '', [aKey], `${aKey} `]
	const wrong = ['invalid', 'invalid', 'invalid', 'invalid', 'wrong-key']
	expect.soft(await inBatches(keys, codeFor)).toEqual(['conflict', 'wrong-key', ...wrong])
})

test('a conflict shows what the endpoint declares, and nothing that it does not', async () => {
	const endpoint = {
		summary: 'Something that a colleague changed first',
		method: 'POST',
		path: '/api/changed-first',
		access: 'public',
		request: z.object({}),
		response: z.object({}),
	} satisfies Endpoint
	const handler = async () => {
		throw new Refusal('conflict', 'Here you are.', undefined, { name: 'Hazel', hash: 'secret' })
	}
	const declared = { ...endpoint, conflict: z.object({ name: z.string() }) }
	const shown = await request(serve({ endpoint: declared })({ endpoint: handler }), declared)
	expect([shown.status, shown.body.fresh]).toEqual([409, { name: 'Hazel' }])
	const silent = await request(serve({ endpoint })({ endpoint: handler }), endpoint)
	expect([silent.status, silent.body.fresh]).toEqual([500, undefined])
})
