import { PutObjectTaggingCommand } from '@aws-sdk/client-s3'
import { afterEach, expect, test } from 'vitest'
import { allowGuests, applyAs, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { can } from '#infra/testing/adapter.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { logged } from '#infra/testing/function-log.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson } from '#infra/testing/people.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { filesApi } from '#shared/files/api.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { files, scanned, table, upload } from './files.cloud.test.data.ts'

/** Every virus scanner takes this text for a virus. It is in two pieces, so that none takes this file for one. */
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')

const tagged = (id: string, status: string | undefined) =>
	admin.files.send(
		new PutObjectTaggingCommand({
			Bucket: cloud.outputs.App.FilesBucket,
			Key: `uploads/${id}`,
			Tagging: { TagSet: status ? [{ Key: 'GuardDutyMalwareScanStatus', Value: status }] : [] },
		}),
	)

async function sentBill(bytes = pdf) {
	const { client, user } = await createPerson()
	const id = await upload(client, 'bill.pdf', bytes)
	const { body } = await client.call(applicationsApi.apply, applicationForm({ email: user.email, attachments: [id] }))
	return { client, id, token: String(body.token) }
}

test.each([
	['no result yet', undefined, 423, fileSentences.beingChecked],
	['a virus', 'THREATS_FOUND', 403, fileSentences.harmful],
	['a password', 'UNSUPPORTED', 403, fileSentences.uncheckable],
	['a failed scan', 'FAILED', 403, fileSentences.checkFailed],
	['a scan that was not allowed', 'ACCESS_DENIED', 403, fileSentences.checkFailed],
	['a result that we do not know', 'SOMETHING_NEW', 403, fileSentences.checkFailed],
])('with %s a file is opened by nobody, and S3 refuses links that are there', async (_, tag, status, sentence) => {
	const { client, id, token } = await sentBill()
	await scanned(id)
	const { body } = await client.call(applicationsApi.openMyAttachment, { token, id })
	expect((await fetch(body.data ?? '')).status).toBe(200)
	await tagged(id, tag)
	const refused = can.refuseByTag ? 403 : 200
	expect((await fetch(body.data ?? '')).status).toBe(refused)
	expect((await fetch(body.view ?? '')).status).toBe(refused)
	const { client: colleague } = await staff()
	for (const answer of [
		await client.call(applicationsApi.openMyAttachment, { token, id }),
		await colleague.call(desk.openAttachment, { token, id }),
	])
		expect([answer.status, answer.body.message]).toEqual([status, sentence])
})

test.runIf(can.timeScans)('a file sent at once is taken, and opens once its scan is over', () =>
	withSwitches({ scanSeconds: 2 }, async () => {
		const { client, id, token } = await sentBill()
		const open = () => client.call(applicationsApi.openMyAttachment, { token, id })
		expect((await open()).body.code).toBe('being-checked')
		await expect.poll(async () => (await open()).status).toBe(200)
	}),
)

test('a file that has no result after an hour is reported', async () => {
	const id = files.newUploadId(new Date(Date.now() - 3_700_000))
	const bill = { id, name: 'bill.pdf', size: pdf.length, contentType: 'application/pdf' }
	await files.storeUpload(bill, pdf)
	await scanned(id)
	await tagged(id, undefined)
	await expect(files.openFile(bill, new Date())).rejects.toMatchObject({
		code: 'forbidden',
		message: fileSentences.checkFailed,
	})
})

test.runIf(can.tellFromLogs)('a scan that stopped is an error in the log, whose alarm is mailed', async () => {
	const stopped = [
		'Resource Status Warning',
		'Resource Status warning',
		'Resource Status Error',
		'Post Scan Action Failed',
	]
	for (const what of stopped)
		await invoke('FileScanReport', { 'detail-type': `GuardDuty Malware Protection ${what}`, detail: {} })
	const errors = async () => (await logged('FileScanReport', 'files not scanned')).match(/"level":"ERROR"/g)
	await expect.poll(errors).toHaveLength(stopped.length)
})

test('a virus raises an alarm, and its sender reads it when they submit', async () => {
	await allowGuests(true)
	const client = new TestClient()
	const id = await upload(client, 'bill.txt', eicar)
	const locked = await upload(client, 'locked.pdf', Buffer.concat([pdf, Buffer.from('/Encrypt 7 0 R')]))
	const problems = async () => (await table.readUploads([id, locked])).map((file) => file?.scanProblem)
	await expect.poll(problems).toEqual(['THREATS_FOUND', 'UNSUPPORTED'])
	if (can.tellFromLogs) {
		const report = async () => await logged('FileScanReport', id)
		await expect.poll(report).toContain('harmful file')
		expect(await report()).toContain('"level":"ERROR"')
		await expect.poll(() => logged('FileScanReport', locked)).toContain('not scannable')
	}
	const { status, body } = await client.call(applicationsApi.apply, applicationForm({ attachments: [id, locked] }))
	expect([status, body.errors]).toEqual([
		400,
		{ 'attachments.0': fileSentences.harmful, 'attachments.1': fileSentences.uncheckable },
	])
	// A result that comes after the application has no upload to mark, and leaves none behind.
	expect(await applyAs(client)).toBeTruthy()
})

const { putItem, remove, transact } = await tableCode(cloud)

const day = 24 * 3_600_000

/** The test may begin just before midnight. */
const windows = [0, 1].map((later) => String(Math.floor(Date.now() / day) + later))

const counted = windows.map((sk) => ({ pk: `THROTTLE#uploads#${sha256('everyone')}`, sk }))

afterEach(() => transact(counted.map((key) => remove(key))))

test('strangers get 2,000 links a day together, then a sentence and an alarm; employees go on', async () => {
	for (const key of counted) await putItem({ ...key, attempts: 1999 })
	const bill = { name: 'bill.pdf', size: 10, contentType: '', purpose: 'attachment' } as const
	expect((await new TestClient().call(filesApi.uploadLink, bill)).status).toBe(200)
	for (const stranger of [new TestClient(), new TestClient()]) {
		const { status, body } = await stranger.call(filesApi.uploadLink, bill)
		expect([status, body.message, body.errors?.name]).toEqual([429, fileSentences.full, fileSentences.full])
	}
	const { client } = await staff()
	const logo = { name: 'logo.png', size: 10, contentType: '', purpose: 'sponsor-logo' } as const
	expect((await client.call(filesApi.uploadLink, logo)).status).toBe(200)
	if (can.tellFromLogs) await expect.poll(() => logged('files', 'no more uploads today')).toContain('"level":"ERROR"')
})
