import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { served } from '#infra/stacks/groups.ts'
import { smokeTest } from './smoke-test.ts'

/**
 * The server answers as a gateway whose functions don't start or which lets nobody in, and as an AWS that lost its
 * settings.
 */
let status = 403
const gateway = createServer(({ url = '' }, response) => {
	if (url.startsWith('/restapis')) return response.end('{"binaryMediaTypes":[]}')
	if (url.startsWith('/malware-protection-plan')) return response.end('{"malwareProtectionPlans":[]}')
	response.statusCode = status
	const code = { 401: 'signed-out', 403: 'forbidden' }[status] ?? 'failed'
	return response.end(JSON.stringify({ status: false, code, message: 'No.' }))
})

beforeAll(async () => {
	await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
	vi.stubEnv('AWS_ENDPOINT_URL', address())
	vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})

afterAll(() => {
	vi.unstubAllEnvs()
	gateway.close()
})

const address = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`

const ask = () =>
	smokeTest(
		{ site: address(), api: address(), apiId: 'api', functions: ['pictures'], scannedBucket: 'files' },
		{ attempts: 1, milliseconds: 0 },
	)

test.each([
	[401, 'the gateway speaks for functions that never answered'],
	[403, 'the gateway lets nobody in'],
	[502, 'no function starts'],
])('where every answer is %s (%s), no function passes', async (given) => {
	status = given
	const said = (await ask()).join('\n')
	for (const name of Object.keys(served)) expect(said).toContain(`the function ${name}, at `)
	for (const what of ['the start page', 'a visitor', 'a list', 'a login']) expect(said).toContain(`${what}`)
	expect(said).toContain('the gateway takes only these for binary: none')
	expect(said).toContain('there is no plan for the bucket')
	expect(said).toContain('a picture drawn by Lambda’s own processor: ')
	expect(said.includes('which must refuse')).toBe(given !== 403)
})
