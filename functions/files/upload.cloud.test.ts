import { expect, test } from 'vitest'
import { exe, pdf, png } from '#functions/platform/files/content.test.data.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { can } from '#infra/testing/adapter.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { refusalStatus } from '#shared/endpoint.ts'
import { filesApi } from '#shared/files/api.ts'
import { filePurposes, fileRules, fileSentences } from '#shared/files/rules.ts'
import { files, lies, linkFor, send, upload } from './files.cloud.test.data.ts'

const megabytes = 1024 * 1024

test('a link takes the announced file, once', async () => {
	const { id, url, headers } = await linkFor(new TestClient(), 'bill.pdf', pdf.length)
	expect(id).toMatch(/^\d{8}-\d{6}-[\w-]{21}$/)
	expect(url).not.toContain('bill')
	expect((await send(url, headers, pdf)).status).toBe(200)
	expect((await send(url, headers, pdf)).status).toBe(412)
	expect((await send(url, headers, Buffer.alloc(pdf.length))).status).toBe(412)
})

test('storage itself refuses everything that was not announced', async () => {
	const { id, url, headers } = await linkFor(new TestClient(), 'bill.pdf', pdf.length)
	const other = files.newUploadId(new Date())
	const refused = [
		send(url, headers, Buffer.concat([pdf, Buffer.alloc(1)])),
		send(url, headers, pdf.subarray(1)),
		send(url, { ...headers, 'content-type': 'text/html' }, pdf),
		send(url, { 'content-type': 'application/pdf' }, pdf),
		send(url.replace(id, other), headers, pdf),
		send(url.replace(/X-Amz-Signature=[^&]{4}/, 'X-Amz-Signature=0000'), headers, pdf),
		fetch(url),
		fetch(url, { method: 'DELETE' }),
	]
	for (const answer of refused) expect((await answer).status).toBe(403)
	expect(await lies(id)).toBe(false)
	expect(await lies(other)).toBe(false)
})

test('a link expires after ten minutes', async () => {
	const now = Date.now()
	const id = files.newUploadId(new Date(now))
	const bill = { id, name: 'bill.pdf', size: pdf.length, contentType: 'application/pdf' }
	const late = await files.presignUpload(bill, new Date(now - 601_000))
	expect((await send(late.url, late.headers, pdf)).status).toBe(403)
	const inTime = await files.presignUpload(bill, new Date(now - 500_000))
	expect((await send(inTime.url, inTime.headers, pdf)).status).toBe(200)
})

test('8 MB go through, and not a byte more', async () => {
	const client = new TestClient()
	const { url, headers } = await linkFor(client, 'scan.png', 8 * megabytes)
	const whole = Buffer.concat([png, Buffer.alloc(8 * megabytes - png.length)])
	expect((await send(url, headers, Buffer.concat([whole, Buffer.alloc(1)]))).status).toBe(403)
	expect((await send(url, headers, whole)).status).toBe(200)
})

const refusedNames: [name: string, size: number, sentence: string][] = [
	['scan.png', 8 * megabytes + 1, fileSentences.attachmentSize],
	['../bill.pdf', 10, fileSentences.name],
	['bill.pdf ', 10, ''],
	['bill.pdf.exe', 10, fileSentences.type],
]

test.each(refusedNames)('%j of %d bytes: %s', async (name, size, sentence) => {
	const { status, body } = await new TestClient().call(filesApi.uploadLink, {
		name,
		size,
		contentType: '',
		purpose: 'attachment',
	})
	expect(status).toBe(sentence ? 400 : 200)
	if (sentence) expect(body.errors).toEqual({ name: sentence })
})

test('no one reads a file without a link, and only our pages may upload', async () => {
	const client = new TestClient()
	const id = await upload(client, 'bill.pdf', pdf)
	const { url, headers } = await linkFor(client, 'other.pdf', exe.length)
	// A function may reach the emulator at an address that a browser doesn't.
	expect(new URL(url).origin).toBe(cloud.endpoint)
	const object = `${cloud.endpoint}/${cloud.outputs.App.FilesBucket}/uploads/${id}`
	if (can.keepFilesPrivate) {
		for (const address of [object, object.replace(/\/uploads.*/, ''), object.replace(/\/uploads.*/, '?list-type=2')])
			expect((await fetch(address)).status).toBe(403)
		expect((await fetch(object, { method: 'PUT', body: 'mine' })).status).toBe(403)
	}
	const asks = (origin: string) =>
		fetch(url, {
			method: 'OPTIONS',
			headers: {
				origin,
				'access-control-request-method': 'PUT',
				'access-control-request-headers': Object.keys(headers).join(','),
			},
		})
	expect((await asks('https://evil.example')).status).toBe(403)
	const own = await asks(cloud.siteAddress)
	expect(own.status).toBe(200)
	expect(own.headers.get('access-control-allow-origin')).toBe(cloud.siteAddress)
})

/** The endpoint is public, and the file's purpose decides who may upload it. */
test.each(filePurposes)('a link for %s is only for people who may use it', async (purpose) => {
	const { needs = 'public' } = fileRules[purpose]
	const everybody = Object.entries(actors)
	const told = await inBatches(everybody, async ([name, actor]) => {
		const picture = { name: 'a.png', size: 1000, contentType: 'image/png', purpose }
		const { status } = await (await signInAs(actor)).call(filesApi.uploadLink, picture)
		return [name, status]
	})
	expect(told).toEqual(
		everybody.map(([name, { may, otherwise }]) => [name, may.includes(needs) ? 200 : refusalStatus[otherwise]]),
	)
})
