import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { withSwitches } from '#infra/testing/switches.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'
import { leavePath, unsubscribePage } from '#shared/newsletter/links.ts'
import { callApi, contract, mark } from './asked.ts'

const label = contract.DOMAIN.replace('.cloudfront.net', '')
const site = `http://${label}.cloudfront.localhost:${new URL(cloud.endpoint).port}`

test('the product is served by the name that the deploy expected', () => {
	expect(cloud.outputs.Web?.DistributionDomain).toBe('bridge.cloudfront.net')
	expect(cloud.siteAddress).toMatch(/^http:\/\/bridge\.cloudfront\.localhost:\d+$/)
})

test('CloudFront reads a private bucket, rewrites page addresses and adds the headers of its policy', async () => {
	const page = { Bucket: contract.SITE, Key: 'dashboard.html', Body: '<p>page</p>', ContentType: 'text/html' }
	await admin.files.send(new PutObjectCommand({ ...page, CacheControl: 'no-cache' }))
	const answer = await visit(`${site}/dashboard/applications`)
	expect(answer).toMatchObject({ status: 200, body: '<p>page</p>' })
	expect(answer.headers).toMatchObject({
		'content-type': 'text/html',
		'cache-control': 'no-cache',
		'x-frame-options': 'DENY',
		'content-security-policy': "default-src 'none'",
	})
	expect(await visit(`${cloud.endpoint}/${contract.SITE}/dashboard.html`)).toMatchObject({ status: 403 })
	await admin.files.send(new PutObjectCommand({ ...page, Key: '404.html', Body: '<p>nothing</p>' }))
	expect(await visit(`${site}/no-such-page`)).toMatchObject({ status: 404, body: '<p>nothing</p>' })
	expect((await visit(`${site}/missing.js`)).status).toBeGreaterThanOrEqual(403)
})

test('the API gets the secret and the real viewer address from CloudFront, whatever a client sends', async () => {
	const { status, body, headers } = await visit(`${site}/api/do?a=1&a=2`, {
		method: 'POST',
		headers: {
			'x-origin-secret': 'forged',
			'x-viewer-address': '203.0.113.9',
			'x-forwarded-for': '203.0.113.9',
			cookie: 'session=mine',
			'content-type': 'text/plain',
		},
		body: 'hello',
	})
	const got = JSON.parse(body)
	const names = Object.fromEntries(Object.entries(got.headers).map(([name, value]) => [name.toLowerCase(), value]))
	expect(status).toBe(200)
	expect(names).toMatchObject({
		'x-origin-secret': 'contract-secret',
		'x-viewer-address': '127.0.0.1',
		cookie: 'session=mine',
	})
	expect(got).toMatchObject({ many: { a: ['1', '2'] }, body: 'hello' })
	expect(headers['set-cookie']).toEqual([expect.stringContaining('one=1'), expect.stringContaining('two=2')])
})

test('CloudFront passes errors of the API on unchanged', async () => {
	expect(await visit(`${site}/api/do?action=teapot`)).toMatchObject({ status: 418 })
	expect(await visit(`${site}/api/nowhere`)).toMatchObject({ status: 404, body: '{"ours":true}' })
})

test('the gateway answers an unknown path with our own message', async () => {
	expect(await callApi('/api/nowhere')).toMatchObject({ status: 404, body: '{"ours":true}' })
})

test('a person who opens the address of the unsubscribe header gets the page, and the token is in no log', async () => {
	const answer = await visit(`${site}${leavePath}?token=tEst-1_2%0d%0ax`)
	expect(answer).toMatchObject({ status: 302, headers: { location: unsubscribePage('tEst-1_2x') } })
})

test('CloudFront keeps what its policy lets it keep, and by itself also errors, by their address alone', () =>
	withSwitches({ cacheSeconds: 5 }, async () => {
		const put = (Body: string) =>
			admin.files.send(
				new PutObjectCommand({ Bucket: contract.SITE, Key: 'kept.txt', Body, CacheControl: 'max-age=60' }),
			)
		await put('first')
		expect((await visit(`${site}/kept.txt`)).headers['x-cache']).toBe('Miss from cloudfront')
		await put('second')
		expect(await visit(`${site}/kept.txt?other`)).toMatchObject({
			body: 'first',
			headers: { 'x-cache': 'Hit from cloudfront', age: expect.stringMatching(/^[0-5]$/) },
		})
		const uncached = () => visit(`${site}/api/do`)
		expect([(await uncached()).headers['x-cache'], (await uncached()).headers['x-cache']]).toEqual(
			Array(2).fill('Miss from cloudfront'),
		)
		// AWS keeps an error for ten seconds, for a distribution that doesn't say otherwise.
		const missing = `${site}/api/nowhere?${mark}`
		await visit(missing)
		expect(await visit(`${missing}&for=someone-else`, { headers: { cookie: 'session=mine' } })).toMatchObject({
			status: 404,
			headers: { 'x-cache': 'Hit from cloudfront' },
		})
		const product = `${cloud.siteAddress}/api/nowhere`
		await visit(product)
		expect((await visit(product)).headers['x-cache']).toBe('Miss from cloudfront')
	}))
