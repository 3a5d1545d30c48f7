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
import { planned } from '#shared/planned.ts'

/** All that is agreed on, whether anything answers there yet: each behind the door it will have. */
const endpoints = [...endpointsOf(apis), ...endpointsOf(planned)].map(
	(endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

const { serve } = await platformCode()

/** Nobody is given an answer to somebody else's question. */
const another = () => ({ 'idempotency-key': randomUUID() })

/** Without its limit: that counts tries at the same thing too, whoever they are by. */
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

	test('lets in whom it is for and tells everybody else what is missing', async () => {
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
		test('asks an employee with the right key, and nobody with another or none', async () => {
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
