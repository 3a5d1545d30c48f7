import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { actors } from '#functions/access.test.data.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { inBatches } from '#infra/testing/batches.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, refusalStatus } from '#shared/endpoint.ts'
import { exampleOf } from '#shared/examples.ts'

/** Every endpoint of the contract with its own access check, even if it has no handler yet. */
const endpoints = endpointsOf(apis).map(
	(endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const { serve } = await platformCode()

/** Each request has its own idempotency key, so that none gets another request's answer. */
const another = () => ({ 'idempotency-key': randomUUID() })

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

describe.each(endpoints)('%s', (_, endpoint) => {
	const handler = behind(endpoint)
	const payload = exampleOf(endpoint)

	test('lets people with access in and tells everyone else what is missing', async () => {
		const told = await inBatches(everybody, async ({ name, cookie }) => {
			const { status, body } = await request(handler, endpoint, { payload, cookie, headers: another() })
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

	if (endpoint.employeeKey)
		test('accepts the right employee key, and refuses another or none', async () => {
			const able = Object.values(actors).find(({ may }) => may.includes(endpoint.access))
			const { cookie } = await signInAs(able ?? expect.unreachable(), String(payload.key))
			const codeFor = async (key: unknown) => {
				const { body } = await request(handler, endpoint, {
					payload: { ...payload, key },
					cookie,
					headers: another(),
				})
				return body.code
			}
			const keys = [payload.key, 'another-key-of-mine', undefined, null, '', [payload.key], `${payload.key} `]
			const codes = await inBatches(keys, codeFor)
			expect(codes).toEqual([
				'conflict',
				'wrong-key',
				'invalid',
				'invalid',
				'invalid',
				'invalid',
				'wrong-key',
			])
		})
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
