import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret', sessionToken: 'to/ken+=' }
Object.assign(process.env, {
	FILES_BUCKET: 'some-files',
	AWS_REGION: 'us-east-2',
	AWS_ACCESS_KEY_ID: credentials.accessKeyId,
	AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	AWS_SESSION_TOKEN: credentials.sessionToken,
})
delete process.env.AWS_ENDPOINT_URL
const { linkToGet, linkToPut } = await import('./objects.ts')
const { asDownload } = await import('./disposition.ts')

const sdk = new S3Client({
	region: 'us-east-2',
	credentials,
	requestChecksumCalculation: 'WHEN_REQUIRED',
	responseChecksumValidation: 'WHEN_REQUIRED',
})
// The SDK names the operation in its links for its own use; S3 does not look at it.
sdk.middlewareStack.add(
	(next) => (args) => {
		const { request } = args as { request: { query?: Record<string, unknown> } }
		delete request.query?.['x-id']
		return next(args)
	},
	{ step: 'build', priority: 'low' },
)

const now = new Date('2026-11-22T10:20:30Z')
const life = { seconds: 300, now }
const Bucket = 'some-files'

test.each(['download', 'show'] as const)('a link to %s is the one the SDK would make', async (how) => {
	await fc.assert(
		fc.asyncProperty(fc.base64String({ maxLength: 40 }), async (id) => {
			const Key = `uploads/${id.replace(/[+/=]/g, '-')}`
			const command = new GetObjectCommand({
				Bucket,
				Key,
				...(how === 'show' && { ResponseContentDisposition: 'inline' }),
				ResponseContentType: 'application/pdf',
				ResponseCacheControl: 'no-store',
			})
			const expected = await getSignedUrl(sdk, command, { expiresIn: 300, signingDate: now })
			expect(parts(await linkToGet(Key, 'application/pdf', how, life))).toEqual(parts(expected))
		}),
		{ numRuns: 20 },
	)
})

test('a link to store is the one the SDK would make, whatever the file is called', async () => {
	const Key = 'uploads/20261122-102030-abc_DEF-123'
	const signed = new Set(['host', 'content-type', 'content-disposition', 'content-length', 'if-none-match'])
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
			const disposition = asDownload(name)
			const command = new PutObjectCommand({
				Bucket,
				Key,
				ContentType: 'image/png',
				ContentDisposition: disposition,
				ContentLength: 1234,
				IfNoneMatch: '*',
			})
			const expected = await getSignedUrl(sdk, command, {
				expiresIn: 300,
				signingDate: now,
				signableHeaders: signed,
				unhoistableHeaders: signed,
			})
			const headers = { 'content-type': 'image/png', 'content-disposition': disposition }
			const link = await linkToPut(Key, 1234, headers, life)
			expect(parts(link)).toEqual(parts(expected))
			// S3's access log keeps links.
			expect(link).not.toContain('filename')
		}),
		{ numRuns: 50 },
	)
})

const parts = (link: string) => {
	const { origin, pathname, searchParams } = new URL(link)
	return { origin, pathname, query: [...searchParams].sort() }
}
