import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { type Visit, visit } from '#infra/tools/visit.ts'
import { contract, mark } from './asked.ts'

const Bucket = contract.BUCKET
const signer = new S3Client({
	...clientSettings(cloud.endpoint),
	forcePathStyle: true,
	requestChecksumCalculation: 'WHEN_REQUIRED',
})
const text = 'just twenty bytes!!!'
const exact = { 'content-type': 'text/plain', 'if-none-match': '*' }

const link = (name: string, expiresIn = 60) =>
	getSignedUrl(
		signer,
		new PutObjectCommand({
			Bucket,
			Key: `${name}-${mark}`,
			ContentType: 'text/plain',
			ContentLength: text.length,
			IfNoneMatch: '*',
		}),
		{
			expiresIn,
			unhoistableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
			signableHeaders: new Set(['content-type', 'content-length', 'if-none-match', 'host']),
		},
	)

const put = (url: string, change: Visit = {}) => visit(url, { method: 'PUT', headers: exact, body: text, ...change })

test('an upload link takes its own file once', async () => {
	const url = await link('once')
	expect(await put(url)).toMatchObject({ status: 200 })
	expect(await put(url)).toMatchObject({ status: 412 })
})

test('an upload link refuses another size, another type and a missing condition', async () => {
	const url = await link('exact')
	expect(await put(url, { body: `${text}!` })).toMatchObject({ status: 403 })
	expect(await put(url, { body: text.slice(1) })).toMatchObject({ status: 403 })
	expect(await put(url, { headers: { ...exact, 'content-type': 'text/html' } })).toMatchObject({ status: 403 })
	expect(await put(url, { headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 403 })
})

test('a changed or expired link is refused', async () => {
	const url = new URL(await link('mine'))
	url.pathname = url.pathname.replace('mine', 'yours')
	expect(await put(url.href)).toMatchObject({ status: 403 })
	const short = await link('short', 1)
	await new Promise((resolve) => setTimeout(resolve, 2100))
	expect(await put(short)).toMatchObject({ status: 403 })
})

test('an object cannot be read or written without a link', async () => {
	await admin.files.send(new PutObjectCommand({ Bucket, Key: 'private', Body: text }))
	const address = `${cloud.endpoint}/${Bucket}/private`
	expect(await visit(address)).toMatchObject({ status: 403 })
	expect(await put(address)).toMatchObject({ status: 403 })
})

test('CORS lets only our own pages upload', async () => {
	const preflight = async (origin: string) => {
		const { status, headers } = await visit(`${cloud.endpoint}/${Bucket}/any`, {
			method: 'OPTIONS',
			headers: {
				origin,
				'access-control-request-method': 'PUT',
				'access-control-request-headers': 'content-type,if-none-match',
			},
		})
		return { status, allowed: headers['access-control-allow-origin'] }
	}
	const { port } = new URL(cloud.endpoint)
	const deployed = `http://bridge.cloudfront.localhost:${port}`
	expect(await preflight('https://own.example')).toEqual({ status: 200, allowed: 'https://own.example' })
	expect(await preflight(deployed)).toEqual({ status: 200, allowed: deployed })
	expect(await preflight('https://foreign.example')).toMatchObject({ status: 403 })
})
