import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { key, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { isAnnounced, linkFor, send } from '#functions/files/files.cloud.test.data.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { messages } from '#shared/messages.ts'
import { pictureSentences } from '#shared/pictures.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'
import { gone, statusOf } from './pictures.cloud.test.data.ts'

const [{ client: colleague }, { client: other }] = [await staff(), await staff()]

/** Half of it is transparent, as a logo often is. */
const drawing = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#12606780' } })
	.png()
	.toBuffer()

async function upload(bytes = drawing, name = 'logo.png', client = colleague) {
	const { id, url, headers } = await linkFor(client, name, bytes.length, 'sponsor-logo')
	expect((await send(url, headers, bytes)).status).toBe(200)
	return id
}

const addresses = (logo?: { sizes: { data: string }[] }) => logo?.sizes.map(({ data }) => data) ?? []
const statusesOf = (paths: string[]) => Promise.all(paths.map(statusOf))

async function add() {
	const form = { key, name: `Fern ${randomUUID()}`, link: '', top: false, logo: await upload() }
	const headers = anew()
	const { body } = await colleague.call(sponsorLogosApi.addSponsor, form, headers)
	expect(body.message).toBe(sentences.added)
	const again = await colleague.call(sponsorLogosApi.addSponsor, form, headers)
	expect(again.body).toEqual(body)
	return body.sponsors?.find(({ name }) => name === form.name) ?? expect.unreachable()
}

test('a logo is drawn anew, shown to everyone, replaced, and gone with its sponsor', async () => {
	const { _id: id, name, logo } = await add()
	expect(logo).toMatchObject({ width: 600, height: 200, sizes: [{ width: 480 }, { width: 600 }] })
	const { body } = await new TestClient().call(sponsorsApi.list, {})
	expect(body.sponsors?.find(({ _id }) => _id === id)).toEqual({ _id: id, name, top: false, logo })
	const first = addresses(logo)
	expect(await statusesOf(first)).toEqual([200, 200])

	const change = { id, name, link: '', top: false }
	const replaced = await colleague.call(sponsorLogosApi.updateSponsor, {
		key,
		...change,
		version: 0,
		logo: await upload(),
	})
	const second = addresses(replaced.body.sponsors?.find(({ _id }) => _id === id)?.logo)
	expect([await statusesOf(first), await statusesOf(second)]).toEqual([
		[gone, gone],
		[200, 200],
	])
	const kept = await colleague.call(sponsorLogosApi.updateSponsor, { key, ...change, version: 1 })
	expect(addresses(kept.body.sponsors?.find(({ _id }) => _id === id)?.logo)).toEqual(second)
	const without = await colleague.call(sponsorLogosApi.updateSponsor, { key, ...change, version: 2, removeLogo: true })
	expect(without.body.sponsors?.find(({ _id }) => _id === id)).not.toHaveProperty('logo')
	expect(await statusesOf(second)).toEqual([gone, gone])
})

test('removing a sponsor deletes the logo', async () => {
	const { _id: id, logo } = await add()
	await colleague.call(sponsorLogosApi.removeSponsor, { key, id, version: 0 })
	expect(await statusesOf(addresses(logo))).toEqual([gone, gone])
})

test('a stale change takes no logo: the sentence says so, and the upload can still be used', async () => {
	const { _id: id, name, version } = await add()
	const change = { key, id, name, link: '', top: false, version }
	await other.call(sponsorLogosApi.updateSponsor, change)
	const mine = await upload()
	const late = await colleague.call(sponsorLogosApi.updateSponsor, { ...change, logo: mine })
	expect([late.status, late.body.message]).toEqual([409, messages.stale])
	expect(await isAnnounced(mine)).toBe(true)
	const { status } = await colleague.call(sponsorLogosApi.updateSponsor, { ...change, version: 1, logo: mine })
	expect(status).toBe(200)
})

test('a logo that is broken, or someone else’s, is refused beside its field', async () => {
	const broken = await upload(Buffer.concat([drawing.subarray(0, 120), Buffer.alloc(400)]))
	const theirs = await upload(drawing, 'logo.png', other)
	for (const [logo, sentence] of [
		[broken, pictureSentences.broken],
		[theirs, fileSentences.lost],
	] as const) {
		const form = { key, name: 'Fern', top: false, logo }
		const { status, body } = await colleague.call(sponsorLogosApi.addSponsor, form, anew())
		expect([status, body.errors]).toEqual([400, { 'logo.0': sentence }])
	}
})
