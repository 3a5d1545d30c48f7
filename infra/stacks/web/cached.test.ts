import { expect, test } from 'vitest'
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'

test('cached endpoints are public, read only, and share no path with one that writes', () => {
	const endpoints = endpointsOf(apis)
	const kept = endpoints.filter(({ cached }) => cached)
	expect(kept.length).toBeGreaterThan(0)
	for (const { path } of kept)
		expect(endpoints.filter((endpoint) => endpoint.path === path)).toMatchObject([{ method: 'GET', access: 'public' }])
})
