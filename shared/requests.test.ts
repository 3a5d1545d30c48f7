import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from './api.ts'
import { type Endpoint, endpointsOf } from './endpoint.ts'
import { exampleOf } from './examples.ts'

const endpoints = endpointsOf(apis)
const fieldsOf = ({ request }: Endpoint) =>
	Object.keys(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).properties ?? {})
const withPayload = endpoints
	.filter((endpoint) => fieldsOf(endpoint).length > 0)
	.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** What a form or a query carries: nothing but text. */
const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const asForm = (payload: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asText(value)]))

const ofZod = /^(Invalid (input|option|string|key)|Too (big|small)|Unrecognized|Expected)/

/** Zod itself throws on a `length` that cannot be compared; whoever reads requests refuses that. */
const key = fc.string().filter((name) => name !== 'length')

test('there is an example for every request with a payload and for no other', () => {
	const withExample = endpoints.filter((endpoint) => Object.keys(exampleOf(endpoint)).length > 0)
	expect(withExample).toEqual(withPayload.map(([, endpoint]) => endpoint))
})

describe.each(withPayload)('%s', (_, endpoint) => {
	const { request } = endpoint
	const example = exampleOf(endpoint)

	test('takes its example, and as a form the same', () => {
		const parsed = request.parse(example)
		expect(request.parse(asForm(example))).toEqual(parsed)
	})

	test('takes again what it made of it', () => {
		const parsed = request.parse(example)
		expect(request.parse(parsed)).toEqual(parsed)
	})

	test('refuses a field it does not know, and NUL and lone surrogates in every text', () => {
		expect(request.safeParse({ ...example, another: 'x' }).success).toBe(false)
		for (const [name, value] of Object.entries(example)) {
			if (typeof value !== 'string' || name === 'updatedStats') continue
			const spoiled = [
				`${value.slice(0, 1)}\0${value.slice(1)}`,
				`${value.slice(0, 1)}\ud800${value.slice(1)}`,
			]
			for (const bad of spoiled) {
				const { success } = request.safeParse({ ...example, [name]: bad })
				expect(
					success && !['password', 'newKey', 'key'].includes(name),
					`${name} ${JSON.stringify(bad)}`,
				).toBe(false)
			}
		}
	})

	test('never throws and never speaks as zod', () => {
		const names = Object.keys(example)
		const oneSpoiled = fc.tuple(fc.constantFrom(...names), fc.anything({ withNullPrototype: true, key }))
		fc.assert(
			fc.property(oneSpoiled, ([name, value]) => {
				const { error } = request.safeParse({ ...example, [name]: value })
				for (const { message } of error?.issues ?? []) expect(message).not.toMatch(ofZod)
			}),
			{ numRuns: 60 },
		)
		for (const nothing of [undefined, null, [], 'x', {}]) {
			for (const { message } of request.safeParse(nothing).error?.issues ?? []) {
				expect(message).not.toMatch(ofZod)
			}
		}
	})
})
