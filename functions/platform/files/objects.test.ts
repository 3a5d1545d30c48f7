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

test('a link to read is the one the SDK would make, whatever the file is called', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.base64String({ maxLength: 40 }),
			fc.string({ unit: 'grapheme' }),
			async (id, name) => {
				const Key = `uploads/${id.replace(/[+/=]/g, '-')}`
				const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
				const command = new GetObjectCommand({
					Bucket,
					Key,
					ResponseContentDisposition: disposition,
					ResponseContentType: 'application/pdf',
					ResponseCacheControl: 'no-store',
				})
				const expected = await getSignedUrl(sdk, command, { expiresIn: 300, signingDate: now })
				const link = await linkToGet(Key, 'application/pdf', disposition, life)
				expect(parts(link)).toEqual(parts(expected))
			},
		),
		{ numRuns: 50 },
	)
})

test('a link to store is the one the SDK would make', async () => {
	const Key = 'uploads/20261122-102030-abc_DEF-123'
	const command = new PutObjectCommand({
		Bucket,
		Key,
		ContentType: 'image/png',
		ContentLength: 1234,
		IfNoneMatch: '*',
	})
	const signed = new Set(['host', 'content-type', 'content-length', 'if-none-match'])
	const expected = await getSignedUrl(sdk, command, {
		expiresIn: 300,
		signingDate: now,
		signableHeaders: signed,
		unhoistableHeaders: signed,
	})
	expect(parts(await linkToPut(Key, 1234, 'image/png', life))).toEqual(parts(expected))
})

const parts = (link: string) => {
	const { origin, pathname, searchParams } = new URL(link)
	return { origin, pathname, query: [...searchParams].sort() }
}
