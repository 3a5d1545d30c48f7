import { expect, test } from 'vitest'
import { served } from '#infra/stacks/groups.ts'
import { fakeAws } from '#infra/testing/fake-aws.ts'
import { smokeTest } from './smoke-test.ts'

/**
 * The server answers as a gateway whose functions don't start or which lets nobody in, and as an AWS that lost its
 * settings.
 */
let status = 403
const address = await fakeAws(({ url = '' }, response) => {
	if (url.startsWith('/2015-03-31/functions')) return void response.end('{"Functions":[]}')
	if (url.startsWith('/restapis')) return void response.end('{"binaryMediaTypes":[]}')
	if (url.startsWith('/malware-protection-plan')) return void response.end('{"malwareProtectionPlans":[]}')
	response.statusCode = status
	const code = { 401: 'signed-out', 403: 'forbidden' }[status] ?? 'failed'
	response.end(JSON.stringify({ status: false, code, message: 'No.' }))
})

const deployed = { site: address, api: address, apiId: 'api', functions: ['pictures'], scannedBucket: 'files' }

test.each([
	[401, 'the gateway speaks for functions that never answered'],
	[403, 'the gateway lets nobody in'],
	[502, 'no function starts'],
])('where every answer is %s (%s), no function passes', async (given) => {
	status = given
	const said = (await smokeTest(deployed, { attempts: 1, milliseconds: 0 })).join('\n')
	for (const name of Object.keys(served)) expect(said).toContain(`the function ${name}, at `)
	for (const what of ['the start page', 'a visitor', 'a list', 'a login']) expect(said).toContain(`${what}`)
	expect(said).toContain('the gateway takes only these for binary: none')
	expect(said).toContain('there is no plan for the bucket')
	expect(said).toContain('a picture drawn by Lambda’s own processor: there is no function for pictures')
	expect(said.includes('which must refuse')).toBe(given !== 403)
})
