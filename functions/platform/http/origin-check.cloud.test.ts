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

test.each([
	['none', ''],
	['a wrong one', 'x'.repeat(32)],
])('with %s of the origin secret there is no answer', async (_, secret) => {
	const { status, body } = await client.call(accountApi.currentUser, {}, { 'x-origin-secret': secret })
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
	['another site', { 'sec-fetch-site': 'cross-site' }],
	['a sibling site', { 'sec-fetch-site': 'same-site' }],
	['a foreign origin', { origin: 'https://elsewhere.example' }],
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

const encodings = {
	JSON: (fields: Record<string, string>) => JSON.stringify(fields),
	'a form': (fields: Record<string, string>) => new URLSearchParams(fields),
	'a form with parts': (fields: Record<string, string>) => {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		return form
	},
}

test.each(Object.entries(encodings))('the same call as %s gives the same answer', async (name, encode) => {
	const headers: Record<string, string> = name === 'JSON' ? { 'content-type': 'application/json' } : {}
	const right = await client.send('POST', '/api/newsletter-signup', encode(subscriber()), headers)
	expect(right.text).toBe('{"status":true,"message":"Thanks for Signing Up!"}')
	const wrong = await client.send('POST', '/api/newsletter-signup', encode({ firstName: 'F' }), headers)
	expect(wrong.status).toBe(400)
	expect(Object.keys(wrong.body.errors ?? {})).toEqual(['firstName', 'lastName', 'email'])
})

test.each([
	['text', 'text/plain', 'firstName=Fern'],
	['nothing announced', '', '{"firstName":"Fern"}'],
	['half a document', 'application/json', '{"firstName":'],
	['a document that reaches for prototypes', 'application/json', '{"__proto__":{"employee":true}}'],
	['another alphabet', 'application/json; charset=utf-16', '{"firstName":"Fern"}'],
	[
		'parts without an end',
		'multipart/form-data; boundary=x',
		'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
	],
])('%s is refused with a sentence', async (_, type, body) => {
	const { status } = await client.send('POST', '/api/newsletter-signup', body, { 'content-type': type })
	expect([400, 415]).toContain(status)
})

test('ten thousand brackets and seven megabytes are refused', async () => {
	const json = { 'content-type': 'application/json' }
	const deep = await client.send('POST', '/api/login', '['.repeat(10_000) + ']'.repeat(10_000), json)
	expect(deep.status).toBe(400)
	const large = JSON.stringify({ email: newEmail(), password: 'x'.repeat(7_000_000) })
	const { status, body } = await client.send('POST', '/api/login', large, json)
	expect([status, body.message]).toEqual([413, messages.tooLarge])
})

test.each([
	['GET', '/api/login', 405, messages.methodNotAllowed],
	['PUT', '/api/user', 405, messages.methodNotAllowed],
	['DELETE', '/api/user', 405, messages.methodNotAllowed],
])('%s %s answers in our own words', async (method, path, status, message) => {
	const reply = await client.send(method, path, undefined)
	expect([reply.status, reply.body.message]).toEqual([status, message])
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
		sent.end(JSON.stringify({ email: newEmail(), password: 'wrong' }))
	})
}
