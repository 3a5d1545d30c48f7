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
})
