import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { languages } from '#shared/words/t.ts'
import { edgeCode } from './edge.ts'

interface Asked {
	uri: string
	eventType: 'viewer-request' | 'viewer-response'
	statusCode?: number
}

const ask = ({ uri, eventType, statusCode = 200 }: Asked) =>
	runInNewContext(`${edgeCode('pages', languages)}; handler(event)`, {
		event: { context: { eventType }, request: { uri }, response: { statusCode } },
	})

test.each([
	['/', '/index.html'],
	['/about', '/about.html'],
	['/about/', '/about.html'],
	['/about/team', '/about/team.html'],
	['/dashboard', '/dashboard.html'],
	['/dashboard/applications/BTG-7K2M', '/dashboard.html'],
	['/dashboards', '/404.html'],
	['/no-such-page', '/404.html'],
	['/constructor', '/404.html'],
	['/es', '/es/index.html'],
	['/es/', '/es/index.html'],
	['/es/about/team', '/es/about/team.html'],
	['/es/dashboard/applications/BTG-7K2M', '/es/dashboard.html'],
	['/es/no-such-page', '/es/404.html'],
	['/es/es', '/es/404.html'],
	['/essays', '/404.html'],
	['/assets/index-B1f4.js', '/assets/index-B1f4.js'],
	['/robots.txt', '/robots.txt'],
])('%s is the file %s', (uri, file) => {
	expect(ask({ uri, eventType: 'viewer-request' }).uri).toBe(file)
})

test('Spanish pages that were not built are pages that aren’t there', () => {
	const event = { context: { eventType: 'viewer-request' }, request: { uri: '/es/about' } }
	expect(runInNewContext(`${edgeCode('pages', ['en'])}; handler(event)`, { event }).uri).toBe('/404.html')
})

test('the address that attempts are counted by is the one CloudFront sees, whatever a client sends', () => {
	const sent = (headers: object) =>
		runInNewContext(`${edgeCode('api', languages)}; handler(event)`, {
			event: {
				viewer: { ip: '203.0.113.9' },
				request: { method: 'POST', uri: '/api/login', querystring: {}, headers },
			},
		}).headers
	const seen = { 'x-viewer-address': { value: '203.0.113.9' } }
	expect(sent({})).toEqual(seen)
	expect(sent({ 'x-viewer-address': { value: '198.51.100.1' } })).toEqual(seen)
	const several = { 'x-viewer-address': { value: '1.1.1.1', multiValue: [{ value: '1.1.1.1' }] } }
	expect(sent(several)).toEqual(seen)
	expect(sent({ 'x-forwarded-for': { value: '1.1.1.1' } })).toMatchObject(seen)
})

test.each([
	['a stranger who asks who is signed in', 'GET', '/api/user', {}, 'answered'],
	['someone signed in before', 'GET', '/api/user', { '__Host-session': { value: 'over' } }, 'asked'],
	['a known browser of nobody', 'GET', '/api/user', { '__Host-device': { value: 'x' } }, 'answered'],
	['a stranger who posts there', 'POST', '/api/user', {}, 'asked'],
	['a stranger who asks for something else', 'GET', '/api/user-by-id', {}, 'asked'],
])('%s: %s %s is answered at the edge, or the API is asked', (_, method, uri, cookies, expected) => {
	const event = { viewer: { ip: '203.0.113.9' }, request: { method, uri, querystring: {}, headers: {}, cookies } }
	const { statusCode, body } = runInNewContext(`${edgeCode('api', languages)}; handler(event)`, { event })
	expect(statusCode ? 'answered' : 'asked').toBe(expected)
	if (statusCode) expect(JSON.parse(body.data)).toBe(null)
})

test('an address that leads nowhere is answered with 404, whichever address the second call sees', () => {
	const status = (uri: string, statusCode?: number) =>
		ask({ uri, eventType: 'viewer-response', ...(statusCode && { statusCode }) }).statusCode
	expect(status('/no-such-page')).toBe(404)
	expect(status('/404.html')).toBe(404)
	expect(status('/es/no-such-page')).toBe(404)
	expect(status('/es/404.html')).toBe(404)
	expect(status('/es/about')).toBe(200)
	expect(status('/about')).toBe(200)
	expect(status('/about.html')).toBe(200)
	expect(status('/no-such-page', 304)).toBe(304)
})

test('each function at the edge stays below the size that CloudFront takes', () => {
	for (const name of ['pages', 'api'] as const)
		expect(Buffer.byteLength(edgeCode(name, languages))).toBeLessThan(10_240)
})
