import { expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from './api.ts'
import { addDays, addMonths } from './dates.ts'
import { type Access, type Endpoint, endpointsOf, isForEmployees, permissions } from './endpoint.ts'
import { exampleOf } from './examples.ts'
import { statisticsBegin } from './statistics/schema.ts'

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

test.each([
	['GET /api/applications', { least: 240, most: 240 }, undefined],
	['GET /api/applications', { least: 240, most: 239 }, 'most'],
	['GET /api/applications', { least: 240 }, undefined],
	['GET /api/applications', { most: 240 }, undefined],
	['GET /api/audit-trail', { from: '2026-03-02', to: '2026-03-02' }, undefined],
	['GET /api/audit-trail', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
	['GET /api/audit-trail', { from: '2026-03-02', to: '' }, undefined],
	['GET /api/audit-trail', { from: '', to: '2026-03-02' }, undefined],
	['POST /api/ask-for-missing', { things: ['other'], words: '' }, 'words'],
	['POST /api/ask-for-missing', { things: ['other'], words: 'The second page.' }, undefined],
	[
		'POST /api/change-user-permissions',
		{ newClientSidePermissions: ['User Access', 'User Access'] },
		'newClientSidePermissions',
	],
	['POST /api/choose-employee-key', { password: 'meadow-and-river-7', newKey: 'meadow-and-river-7' }, 'newKey'],
	['POST /api/upload-link', { name: 'bill.exe' }, 'name'],
	['GET /api/statistics', { period: 'all' }, undefined],
	['GET /api/statistics', { period: statisticsBegin.slice(0, 4) }, undefined],
	['GET /api/statistics', { period: statisticsBegin.slice(0, 7) }, undefined],
	['GET /api/statistics', { period: statisticsBegin }, undefined],
	['GET /api/statistics', { period: addDays(statisticsBegin, -1) }, 'period'],
	['GET /api/year-statistics', { from: statisticsBegin.slice(0, 7) }, undefined],
	['GET /api/year-statistics', { from: addMonths(statisticsBegin.slice(0, 7), -1) }, 'from'],
])('%s with %j: %s is wrong', (name, changes, field) => {
	const endpoint = new Map<string, (typeof withPayload)[number][1]>(withPayload).get(name)
	const { error } = endpoint?.request.safeParse({ ...exampleOf(endpoint), ...changes }) ?? expect.unreachable(name)
	expect(error?.issues[0]?.path[0]).toBe(field)
})

test('employees’ calls are told from those of everybody, of people who signed in and of members', () => {
	const access: Access[] = ['public', 'signed-in', 'member', 'employee', ...permissions]
	expect(access.filter((one) => isForEmployees({ access: one }))).toEqual(['employee', ...permissions])
})
