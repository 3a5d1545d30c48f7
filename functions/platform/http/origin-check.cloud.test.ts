import { request } from 'node:http'
import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'

const client = new TestClient()
const subscriber = () => ({ firstName: 'Fern', lastName: 'Hollow', email: newEmail() })

test('without the origin secret there is no answer', async () => {
	const { status, body } = await client.call(accountApi.currentUser, {}, { 'x-origin-secret': '' })
	expect([status, body.code]).toEqual([403, 'forbidden'])
})

test.runIf(can.refuseInOurWords).each([
	['none', ''],
	['a wrong one', 'x'.repeat(32)],
])('with %s of the gateway key no function starts', async (_, key) => {
	const headers = { 'x-api-key': key }
	const reply = await client.send('GET', accountApi.currentUser.path, undefined, headers)
	expect([reply.status, reply.body.code, reply.body.message]).toEqual([403, 'forbidden', messages.forbidden])
	// Every answer of a function has an id.
	expect(reply.headers.has('x-request-id')).toBe(false)
})

test.each([
	['a sibling site', { 'sec-fetch-site': 'same-site' }],
	['a page without an origin', { origin: 'null' }],
])('a change asked for by %s is refused', async (_, headers) => {
	const { status, body } = await client.call(newsletterApi.signup, subscriber(), headers)
	expect([status, body.code]).toEqual([403, 'foreign-origin'])
})

test('a change is accepted from our own page, and from a client that is not a browser', async () => {
	const own = { 'sec-fetch-site': 'same-origin', origin: 'http://bridge.cloudfront.localhost' }
	expect((await client.call(newsletterApi.signup, subscriber(), own)).status).toBe(200)
	expect((await client.call(newsletterApi.signup, subscriber())).status).toBe(200)
})

test.each([
	['GET', '/api/login', 'POST'],
	['PUT', '/api/user', 'GET, POST'],
	['DELETE', '/api/user', 'GET, POST'],
])('%s %s answers in our own words, and says what it allows', async (method, path, allowed) => {
	const { status, body, headers } = await client.send(method, path, undefined)
	expect([status, body.message, headers.get('allow')]).toEqual([405, messages.methodNotAllowed, allowed])
})

test.runIf(can.refuseInOurWords).each([
	['GET', '/api/nothing-here'],
	['POST', '/api'],
])('%s %s is answered by the gateway in our own words', async (method, path) => {
	const reply = await client.send(method, path, undefined)
	expect([reply.status, reply.body.message]).toEqual([404, messages.notFound])
})

test('responses have their security headers', async () => {
	const { headers } = await client.call(accountApi.currentUser, {})
	expect(headers.get('x-content-type-options')).toBe('nosniff')
	expect(headers.get('x-frame-options')).toBe('DENY')
	expect(headers.get('content-security-policy')).toContain("default-src 'none'")
	expect(headers.get('x-request-id')).toMatch(/.{8,}/)
})

test('a client cannot choose its own address through CloudFront', async () => {
	const statuses: number[] = []
	// Twenty a minute are allowed. If a new minute begins in between, the attempts of the first one don't count in it.
	while (!statuses.includes(429) && statuses.length < 41) statuses.push(await loginFrom(`203.0.113.${statuses.length}`))
	expect(statuses).toContain(429)
	expect(statuses.slice(0, 5)).toEqual(Array(5).fill(400))
})

/** Node's fetch can't send a Host header other than that of its connection. */
function loginFrom(forged: string) {
	const { host, port } = new URL(cloud.siteAddress)
	const headers = {
		host,
		'content-type': 'application/json',
		'x-viewer-address': forged,
		'x-forwarded-for': forged,
		'x-real-ip': forged,
		'true-client-ip': forged,
		forwarded: `for=${forged}`,
		'x-origin-secret': 'x'.repeat(32),
	}
	return new Promise<number>((resolve, reject) => {
		const sent = request({ port, method: 'POST', path: '/api/login', headers }, (response) => {
			response.resume()
			resolve(response.statusCode ?? 0)
		})
		sent.on('error', reject)
		// A form that is wrong counts too, and nothing is hashed for it.
		sent.end(JSON.stringify({ email: newEmail() }))
	})
}
