import { expect, test, vi } from 'vitest'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

Object.assign(process.env, {
	FILES_BUCKET: 'some-files',
	AWS_REGION: 'us-east-2',
	AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
	AWS_SECRET_ACCESS_KEY: 'secret',
	AWS_SESSION_TOKEN: 'to/ken+=',
})
delete process.env.AWS_ENDPOINT_URL
const { linkToGet, linkToPut } = await import('./objects.ts')
const { asDownload } = await import('./disposition.ts')

const life = { seconds: 300, now: new Date('2026-11-22T10:20:30Z') }
const key = 'uploads/20261122-102030-abc_DEF-123'

const partsOf = (link: string) => {
	const { origin, pathname, searchParams } = new URL(link)
	return { origin, pathname, query: Object.fromEntries(searchParams) }
}

test('a link to store signs the size, the type and the name, and is for one use', async () => {
	const headers = { 'content-type': 'image/png', 'content-disposition': asDownload('Ünïcode "bill".png') }
	const link = await linkToPut(key, 1234, headers, life)
	expect(partsOf(link)).toMatchObject({
		origin: 'https://some-files.s3.us-east-2.amazonaws.com',
		pathname: `/${key}`,
		query: {
			'X-Amz-Date': '20261122T102030Z',
			'X-Amz-Expires': '300',
			'X-Amz-SignedHeaders': 'content-disposition;content-length;content-type;host;if-none-match',
		},
	})
	// S3's access log keeps links.
	expect(link).not.toContain('filename')
	expect(link).not.toContain('checksum')
})

test('a file that is opened stays in no cache, and is shown only if that was asked for', async () => {
	const [download, show] = await Promise.all([
		linkToGet(key, 'application/pdf', 'download', life),
		linkToGet(key, 'application/pdf', 'show', life),
	])
	const asStored = {
		'response-cache-control': 'no-store',
		'response-content-type': 'application/pdf',
		'X-Amz-Expires': '300',
	}
	expect(partsOf(download).query).toMatchObject(asStored)
	expect(partsOf(download).query).not.toHaveProperty('response-content-disposition')
	expect(partsOf(show).query).toMatchObject({ ...asStored, 'response-content-disposition': 'inline' })
})

test('a link is for the address at which browsers reach an emulator, not for that of its functions', async () => {
	vi.resetModules()
	// A function in a container of LocalStack's, which Docker shows to the laptop on another port.
	vi.stubEnv('AWS_ENDPOINT_URL', 'http://172.17.0.2:4566')
	vi.stubEnv('FILES_ENDPOINT', 'http://localhost:4577')
	const inContainer = await import('./objects.ts')
	const links = [
		await inContainer.linkToPut(key, 1234, { 'content-type': 'image/png' }, life),
		await inContainer.linkToGet(key, 'image/png', 'show', life),
	]
	vi.unstubAllEnvs()
	for (const link of links)
		expect(partsOf(link)).toMatchObject({
			origin: 'http://localhost:4577',
			pathname: `/some-files/${key}`,
			query: { 'X-Amz-SignedHeaders': expect.stringContaining('host') },
		})
})
