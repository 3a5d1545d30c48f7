import fc from 'fast-check'
import { expect, test } from 'vitest'
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

/** A form or a query carries nothing but text. */
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

test.each(withPayload)('%s', (_, endpoint) => {
	const { request } = endpoint
	const example = exampleOf(endpoint)
	const parsed = request.parse(example)
	expect.soft(request.safeParse(asForm(example)).data, 'takes its example as a form').toEqual(parsed)
	expect.soft(request.safeParse(parsed).data, 'takes again what it made of it').toEqual(parsed)
	expect.soft(request.safeParse({ ...example, another: 'x' }).success, 'an unknown field').toBe(false)
	expect.soft(takenThoughSpoiled(endpoint), 'NUL and lone surrogates').toEqual([])

	const names = Object.keys(example)
	const oneSpoiled = fc.tuple(fc.constantFrom(...names), fc.anything({ withNullPrototype: true, key }))
	const speaksAsZod = (payload: unknown) => said(endpoint, payload).some((message) => ofZod.test(message))
	const { failed, counterexample } = fc.check(
		fc.property(oneSpoiled, ([name, value]) => !speaksAsZod({ ...example, [name]: value })),
		{ numRuns: 60 },
	)
	expect.soft(failed && counterexample, 'throws or speaks as zod').toBe(false)
	expect.soft([undefined, null, [], 'x', {}].filter(speaksAsZod), 'speaks as zod').toEqual([])
})

const said = ({ request }: Endpoint, payload: unknown) =>
	request.safeParse(payload).error?.issues.map(({ message }) => message) ?? []

/** Texts of the example that are taken with a NUL or half a character in them. Only a secret may hold what it likes. */
function takenThoughSpoiled(endpoint: Endpoint) {
	const example = exampleOf(endpoint)
	const texts = Object.entries(example).flatMap(([name, value]) =>
		typeof value === 'string' && name !== 'updatedStats' ? [[name, value] as const] : [],
	)
	return texts
		.flatMap(([name, value]) =>
			['\0', '\ud800'].map((bad) => [name, `${value.slice(0, 1)}${bad}${value.slice(1)}`] as const),
		)
		.filter(([name]) => !['password', 'newKey', 'key'].includes(name))
		.filter(([name, value]) => endpoint.request.safeParse({ ...example, [name]: value }).success)
}
