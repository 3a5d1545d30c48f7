import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { anew } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

/** The decision depends on nothing else of an endpoint. Whether it takes the employee key is asked after it. */
const kinds = Object.entries(Object.groupBy(endpointsOf(apis), ({ access }) => access)).map(
	([access, [endpoint]]) => [access, endpoint ?? expect.unreachable()] as const,
)

const { serve } = await platformCode()

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

test.each(kinds)('%s: lets people with access in and tells everyone else what is missing', async (_, endpoint) => {
	const handler = behind(endpoint)
	const payload = exampleOf(endpoint)
	const told = await inBatches(everybody, async ({ name, cookie }) => {
		const { status, body } = await request(handler, endpoint, { payload, cookie, headers: anew() })
		return [name, status, body.code]
	})
	expect(told).toEqual(
		everybody.map(({ name, actor: { may, otherwise } }) => {
			const letIn = endpoint.employeeKey ? 'wrong-key' : 'conflict'
			const code = may.includes(endpoint.access) ? letIn : otherwise
			return [name, refusalStatus[code], code]
		}),
	)
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
