import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { edgeCode } from './edge.ts'

interface Asked {
	uri: string
	eventType: 'viewer-request' | 'viewer-response'
	statusCode?: number
}

const ask = ({ uri, eventType, statusCode = 200 }: Asked) =>
	runInNewContext(`${edgeCode('pages')}; handler(event)`, {
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
	['/assets/index-B1f4.js', '/assets/index-B1f4.js'],
	['/robots.txt', '/robots.txt'],
])('%s is the file %s', (uri, file) => {
	expect(ask({ uri, eventType: 'viewer-request' }).uri).toBe(file)
})

test('an address that leads nowhere is answered with 404, whichever address the second call sees', () => {
	const status = (uri: string, statusCode?: number) =>
		ask({ uri, eventType: 'viewer-response', ...(statusCode && { statusCode }) }).statusCode
	expect(status('/no-such-page')).toBe(404)
	expect(status('/404.html')).toBe(404)
	expect(status('/about')).toBe(200)
	expect(status('/about.html')).toBe(200)
	expect(status('/no-such-page', 304)).toBe(304)
})

test('it stays below what CloudFront takes', () => {
	expect(Buffer.byteLength(edgeCode('pages'))).toBeLessThan(10_240)
})
