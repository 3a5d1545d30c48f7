import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
	ConditionFailed,
	files,
	getItem,
	isAnnounced,
	linkFor,
	put,
	scanned,
	send,
	table,
	takeUploads,
	transact,
	upload,
	uploadedAt,
} from '#functions/files/files.cloud.test.data.ts'
import { docx, exe, pdf, zip } from '#functions/platform/files/content.test.data.ts'
import { createPerson } from '#infra/testing/people.ts'
import { testKey } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { fileSentences } from '#shared/files/rules.ts'

const now = new Date()
const sending = (userId?: string) => ({ userId, purpose: 'attachment', field: 'attachments', now: new Date() }) as const
const refusal = (sentence: string, at = 0) => ({
	code: 'invalid',
	message: sentence,
	errors: { [`attachments.${at}`]: sentence },
})
const lost = refusal(fileSentences.lost)

/** The thing that a feature creates in the transaction that uses the files. */
const newThing = () => put({ pk: testKey(), sk: 'THING' })

test('files become part of one thing in its own transaction, and of nothing else afterwards', async () => {
	const client = new TestClient()
	const ids = [await upload(client, 'Bill März.pdf', pdf), await upload(client, 'b.docx', zip(docx))]
	const { files: taken, writes } = await takeUploads([...ids, ...ids], sending())
	expect(taken).toEqual([
		{ id: ids[0], name: 'Bill März.pdf', size: pdf.length, contentType: 'application/pdf' },
		expect.objectContaining({ id: ids[1], name: 'b.docx', size: zip(docx).length }),
	])
	expect(await isAnnounced(ids[0] ?? '')).toBe(true)
	await transact([newThing(), ...writes])
	for (const id of ids) expect(await isAnnounced(id)).toBe(false)
	await expect(takeUploads(ids, sending())).rejects.toMatchObject(lost)
})

test('if ten requests use one file at once, one gets it, and the others leave nothing', async () => {
	const id = await upload(new TestClient(), 'bill.pdf', pdf)
	const { writes } = await takeUploads([id], sending())
	const attempts = Array.from({ length: 10 }, () => ({ made: newThing() }))
	const results = await Promise.allSettled(attempts.map(({ made }) => transact([made, ...writes])))
	const failures = results.filter((result) => result.status === 'rejected')
	expect(failures).toHaveLength(9)
	for (const { reason } of failures) {
		expect(reason).toBeInstanceOf(ConditionFailed)
		expect(await reason.onConflict()).toMatchObject(lost)
	}
	const made = await Promise.all(attempts.map(({ made }) => getItem(made.input.Item ?? expect.unreachable())))
	expect(made.filter((item) => item !== undefined)).toHaveLength(1)
})

test('a person’s upload is only theirs to use; a visitor’s upload can be used by anyone who knows its id', async () => {
	const { client, user } = await createPerson()
	const own = await upload(client, 'bill.pdf', pdf)
	await expect(takeUploads([own], sending(randomUUID()))).rejects.toMatchObject(lost)
	await expect(takeUploads([own], sending())).rejects.toMatchObject(lost)
	expect((await takeUploads([own], sending(user._id))).files).toHaveLength(1)
	const before = await upload(new TestClient(), 'bill.pdf', pdf)
	expect((await takeUploads([before], sending(user._id))).files).toHaveLength(1)
	expect((await takeUploads([before], sending())).files).toHaveLength(1)
})

test('an upload that is unknown, missing, for another purpose, too old or being swept is refused as lost', async () => {
	const client = new TestClient()
	const neverSent = (await linkFor(client, 'bill.pdf', pdf.length)).id
	const swept = await upload(client, 'bill.pdf', pdf)
	await table.beginSweep(swept)
	const yesterday = await uploadedAt(new Date(now.getTime() - 24 * 3_600_000), pdf)
	const good = await upload(client, 'bill.pdf', pdf)
	for (const id of [files.newUploadId(now), neverSent, swept, yesterday, 'x'.repeat(64)])
		await expect(takeUploads([good, id], sending())).rejects.toMatchObject(refusal(fileSentences.lost, 1))
	await expect(takeUploads([good], { ...sending(), purpose: 'event-image' })).rejects.toMatchObject(lost)
	expect((await takeUploads([good], sending())).files).toHaveLength(1)
})

test('if the sweeper and a person take an upload at once, exactly one of them gets it', async () => {
	const id = await upload(new TestClient(), 'bill.pdf', pdf)
	const { writes } = await takeUploads([id], sending())
	await table.beginSweep(id)
	const made = newThing()
	await expect(transact([made, ...writes])).rejects.toBeInstanceOf(ConditionFailed)
	expect(await getItem(made.input.Item ?? expect.unreachable())).toBeUndefined()
})

test.each([
	['bill.pdf', exe, fileSentences.type],
	['bill.png', pdf, fileSentences.type],
	['letter.docx', zip([...docx, { name: 'word/vbaProject.bin' }]), fileSentences.macros],
])('what is not what its name says is refused with its sentence: %s', async (name, bytes, sentence) => {
	const client = new TestClient()
	const ids = [await upload(client, 'good.pdf', pdf), await upload(client, name, bytes)]
	await expect(takeUploads(ids, sending())).rejects.toMatchObject(refusal(sentence, 1))
	for (const id of ids) expect(await isAnnounced(id)).toBe(true)
})

test('a link opens one file for five minutes, as an attachment under its own name', async () => {
	const id = await upload(new TestClient(), 'Bill "März".pdf', pdf)
	const [file] = (await takeUploads([id], sending())).files
	if (!file) throw new Error('Not taken')
	await scanned(id)
	const { data, expiresAt } = await files.openFile(file, new Date())
	expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(290_000)
	const answer = await fetch(data)
	expect(answer.status).toBe(200)
	expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
	expect(answer.headers.get('content-type')).toBe('application/pdf')
	expect(answer.headers.get('content-disposition')).toBe(
		`attachment; filename="Bill _Marz_.pdf"; filename*=UTF-8''Bill%20%22M%C3%A4rz%22.pdf`,
	)
	// S3's access log keeps links.
	expect(data).not.toContain('Bill')
	const old = await files.openFile(file, new Date(Date.now() - 301_000))
	const other = await upload(new TestClient(), 'other.pdf', pdf)
	const shown = `${data}&response-content-disposition=inline`
	for (const forged of [old.data, data.replace(id, other), shown]) expect((await fetch(forged)).status).toBe(403)
	expect((await send(data, {}, pdf)).status).toBe(403)
})
