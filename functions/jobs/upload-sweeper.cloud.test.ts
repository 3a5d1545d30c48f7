import { beforeEach, expect, test } from 'vitest'
import { ask, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import {
	files,
	isAnnounced,
	lies,
	removeObject,
	send,
	storedFiles,
	sweepUploads,
	table,
	takeUploads,
	transact,
	uploadedAt,
} from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson } from '#infra/testing/people.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
const sending = (now: Date) => ({ userId: undefined, purpose: 'attachment', field: 'attachments', now }) as const

beforeEach(() => sweepUploads(new Date()))

test('unused uploads are removed after a day, even if an earlier run stopped halfway', async () => {
	const announced = await uploadedAt(ago(25))
	const uploaded = await uploadedAt(ago(26), pdf)
	const begun = await uploadedAt(ago(30), pdf)
	await table.beginSweep(begun)
	const halfway = await uploadedAt(ago(48), pdf)
	await table.beginSweep(halfway)
	await removeObject(halfway)
	const lateRun = await uploadedAt(ago(24 * 29), pdf)
	const all = [announced, uploaded, begun, halfway, lateRun]
	expect(await sweepUploads(new Date())).toBe(all.length)
	for (const id of all) {
		expect(await lies(id)).toBe(false)
		expect(await isAnnounced(id)).toBe(false)
	}
	expect(await sweepUploads(new Date())).toBe(0)
})

test('used files stay, and so do uploads younger than a day', async () => {
	const sent = await uploadedAt(ago(23), pdf)
	await transact((await takeUploads([sent], sending(new Date()))).writes)
	const young = await uploadedAt(ago(23.9), pdf)
	expect(await sweepUploads(new Date())).toBe(0)
	expect(await isAnnounced(young)).toBe(true)
	expect(await sweepUploads(new Date(Date.now() + hour))).toBe(1)
	expect(await lies(sent)).toBe(true)
	expect(await lies(young)).toBe(false)
})

/** Three widths, as they're stored for a picture. */
async function drawnFor(id: string) {
	const keys = [480, 960, 1600].map((step) => `pictures/${id}/${step}.webp`)
	for (const key of keys) await files.storePicture(key, pdf)
	return keys
}

test('the function removes pictures whose thing was never saved or no longer has them, and keeps the others', async () => {
	const neverSaved = await uploadedAt(ago(25), pdf, 'sponsor-logo')
	const shown = await uploadedAt(ago(25), pdf, 'event-image')
	await transact([table.spendUpload(shown, 'defect')])
	const takenDown = files.newUploadId(ago(25))
	await transact([table.putTakenDown(takenDown, ['logo-of-last-year'], ago(25))])
	const gone = [...(await drawnFor(neverSaved)), ...(await drawnFor('logo-of-last-year'))]
	const kept = await drawnFor(shown)
	await invoke('JobsUploadSweeper')
	const stored = await storedFiles()
	expect(stored).toEqual(expect.arrayContaining(kept))
	expect(stored.filter((key) => key && gone.includes(key))).toEqual([])
	for (const id of [neverSaved, shown, takenDown])
		expect([await lies(id), await isAnnounced(id)]).toEqual([false, false])
})

test('a file that arrives after its sender was erased is nobody’s, and is removed like any other', async () => {
	const someone = await createPerson()
	const [moment, name] = [ago(25), 'a-bill-of-mine.pdf']
	const id = files.newUploadId(moment)
	const bill = { id, name, size: pdf.length, contentType: 'application/pdf' }
	await transact([table.putUpload({ ...bill, purpose: 'attachment', owner: someone.user._id }, moment)])
	const { url, headers } = await files.presignUpload(bill, new Date())
	await ask(someone)
	await invoke('JobsEraser', await makeDue(someone.user))
	const left = (await itemsWith(someone.user._id, name)).map(([key]) => key)
	expect(left.filter((key) => !key.startsWith('AUDIT#'))).toEqual([])
	expect((await send(url, headers, pdf)).status).toBe(200)
	expect(await sweepUploads(new Date())).toBe(1)
	expect([await lies(id), await isAnnounced(id)]).toEqual([false, false])
})
