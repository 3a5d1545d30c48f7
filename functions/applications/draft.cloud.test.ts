import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { draftLifeDays } from '#shared/applications/draft.ts'

await tableCode(cloud)
const { readDraft, saveDraftOf } = await import('#functions/domain/applications/draft.ts')

const { saveDraft, eraseDraft, draft } = applicationsApi

const typed = (city: string, key: string = randomUUID()) => ({
	answers: {
		details: persona.illness,
		city,
		newsletterOptIn: true,
		familyData: [{ name: 'Reed', relation: '', birthday: '' }],
	},
	files: [{ key: randomUUID(), name: 'bill.jpg', size: 8192, id: 'Uakgb_J5m9g-0JDMbcJqL', doneAt: Date.now() }],
	key,
	unanswered: [],
})

type Someone = Awaited<ReturnType<typeof createPerson>>

const save = ({ user }: Someone, version: number, city: string, key?: string) => ({
	owner: user._id,
	version,
	savedBy: randomUUID(),
	draft: typed(city, key),
})

test('a draft goes on at another device, whole, and belongs to its member alone', async () => {
	const phone = await createPerson()
	const saving = save(phone, 0, 'Mossy Brook')
	expect(await phone.client.call(saveDraft, saving)).toMatchObject({ status: 200, body: { version: 1 } })
	const desk = await phone.client.call(draft, {})
	expect(desk.body).toMatchObject({ kept: { version: 1, savedBy: saving.savedBy, draft: saving.draft } })

	const stranger = await createPerson()
	// Their own device, signed in as someone else a moment ago.
	expect((await stranger.client.call(saveDraft, saving)).status).toBe(404)
	expect((await stranger.client.call(draft, {})).body).toEqual({ status: true })
	await stranger.client.call(eraseDraft, { draft: saving.draft.key })
	expect((await phone.client.call(draft, {})).body).toMatchObject({ kept: { version: 1 } })
})

test('a device that did not see the newest is told so, and overwrites nothing', async () => {
	const someone = await createPerson()
	const { client } = someone
	await client.call(saveDraft, save(someone, 0, 'Mossy Brook'))
	const newest = save(someone, 1, 'Fernwood')
	await client.call(saveDraft, newest)
	for (const stale of [0, 1, 7]) {
		const { status, body } = await client.call(saveDraft, save(someone, stale, 'Elsewhere'))
		expect(status).toBe(409)
		expect(body).toMatchObject({ fresh: { kept: { version: 2, savedBy: newest.savedBy } } })
	}
	const atOnce = await Promise.all(
		[save(someone, 2, 'One'), save(someone, 2, 'Other')].map((one) => client.call(saveDraft, one)),
	)
	expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an erased draft does not come back from a device that still has it', async () => {
	const someone = await createPerson()
	const { client } = someone
	const { draft: begun, ...first } = save(someone, 0, 'Mossy Brook')
	await client.call(saveDraft, { ...first, draft: begun })
	await client.call(eraseDraft, { draft: randomUUID() })
	expect((await client.call(draft, {})).body).toMatchObject({ kept: { version: 1 } })
	await client.call(eraseDraft, { draft: begun.key })
	expect((await client.call(draft, {})).body).toEqual({ status: true })
	const { status, body } = await client.call(saveDraft, save(someone, 1, 'Mossy Brook', begun.key))
	expect(status).toBe(409)
	expect(body).toMatchObject({ code: 'conflict', fresh: {} })
})

test('after two weeks a draft is removed, and a new one may begin', async () => {
	const someone = await createPerson()
	const { client, user } = someone
	const longAgo = new Date(Date.now() - draftLifeDays * 24 * 3_600_000 - 1000)
	const { owner: _, ...saving } = save(someone, 0, 'Mossy Brook')
	await saveDraftOf(user._id, saving, longAgo)
	expect(await readDraft(user._id, longAgo)).toMatchObject({ version: 1 })
	expect((await client.call(draft, {})).body).toEqual({ status: true })
	expect((await client.call(saveDraft, save(someone, 0, 'Fernwood'))).status).toBe(200)
})

test('the draft keeps what was sent without an answer, and too much of it is refused', async () => {
	const someone = await createPerson()
	const { client } = someone
	const { draft: one, ...rest } = save(someone, 0, 'Mossy Brook')
	const unanswered = [applicationForm()]
	const sending = { ...rest, draft: { ...one, unanswered, sentAt: Date.now() } }
	expect((await client.call(saveDraft, sending)).status).toBe(200)
	const { body } = await client.call(draft, {})
	expect(body).toMatchObject({ kept: { draft: { unanswered: [{ income: 1200 }] } } })
	const tooLong = { ...one, answers: { details: 'x'.repeat(2001) } }
	expect((await client.call(saveDraft, { ...rest, version: 1, draft: tooLong })).status).toBe(400)
})
