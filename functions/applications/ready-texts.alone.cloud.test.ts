import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { mostReadyTexts, readyTextSentences as sentences } from '#shared/applications/ready-texts.ts'
import { readyTextsApi as api } from '#shared/applications/ready-texts-api.ts'
import { shippedTexts } from '#shared/applications/shipped-texts.ts'
import { messages } from '#shared/messages.ts'
import { trailApi } from '#shared/trail/api.ts'

const staff = () => createEmployee(['Application Access', 'User Access'])
const [{ client: colleague, user }, { client: other }] = [await staff(), await staff()]
const { putItem, remove: removing, transact } = await tableCode(cloud)

const place = { pk: 'SETTINGS', sk: 'READY TEXTS' }
const asShipped = () => transact([removing(place)])
beforeEach(asShipped)
afterAll(asShipped)

const anew = () => ({ 'idempotency-key': randomUUID() })
const typed = applicationsExamples.saveReadyText
const texts = async (client = colleague) => (await client.call(api.readyTexts, {})).body
const save = (changes: object, client = colleague) => client.call(api.saveReadyText, { ...typed, ...changes }, anew())
const remove = (id: string, version = 0, client = colleague) =>
	client.call(api.removeReadyText, { id, version }, anew())
const bringBack = () => colleague.call(api.bringBackReadyTexts, {}, anew())

test('the texts of the site are there until someone changes, adds or removes one', async () => {
	expect(await texts()).toEqual({ status: true, texts: shippedTexts, differs: false })
	const changed = await save({ id: 'company', version: 0, english: 'We pay it.', spanish: '' })
	expect([changed.status, changed.body.message]).toEqual([200, sentences.changed])
	expect(changed.body.texts?.[0]).toEqual({
		_id: 'company',
		version: 1,
		label: typed.label,
		use: 'approval',
		english: 'We pay it.',
	})
	const added = await save({ label: 'Rent', use: 'asking' })
	expect(added.body.message).toBe(sentences.added)
	expect((await remove('part')).body.message).toBe(sentences.removed)
	const now = await texts(other)
	expect(now).toEqual({ status: true, texts: added.body.texts?.filter(({ _id }) => _id !== 'part'), differs: true })
	expect(now.texts?.at(-1)).toMatchObject({ label: 'Rent', use: 'asking', version: 0 })
})

test('what came with the site comes back word for word, and employees’ own texts stay', async () => {
	await save({ label: 'Our own' })
	await save({ id: 'company', version: 0, english: 'We pay it.' })
	await remove('part')
	const { body } = await bringBack()
	expect([body.message, body.differs]).toEqual([sentences.broughtBack, false])
	const words = (all: readonly { label: string; english: string }[] = []) =>
		all.map(({ label, english }) => [label, english])
	expect(words(body.texts)).toEqual([...words(shippedTexts), ['Our own', typed.english]])
	// Whoever still sees the changed words overwrites nothing with them.
	expect((await save({ id: 'company', version: 1, english: 'We pay all.' })).status).toBe(409)
})

test('of two who change one text at once, the second is told so', async () => {
	const change = { id: 'call', version: 0 }
	const replies = await Promise.all([
		save({ ...change, english: 'Mine' }),
		save({ ...change, english: 'Theirs' }, other),
	])
	expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(replies.find(({ status }) => status === 409)?.body.message).toBe(messages.stale)
	expect((await remove('call')).status).toBe(409)
	expect((await remove('call', 1)).status).toBe(200)
	const gone = await save({ ...change, version: 1 })
	expect([gone.status, gone.body.message]).toEqual([409, sentences.gone])
})

test('colleagues who change different texts at once lose nothing', async () => {
	const replies = await Promise.all([
		save({ id: 'several', version: 0, label: 'One' }),
		save({ id: 'reason', version: 0, label: 'Two' }, other),
		save({ label: 'Three' }, other),
		remove('part'),
	])
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	const labels = (await texts()).texts?.map(({ label }) => label)
	expect(labels).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
	expect(labels).toHaveLength(shippedTexts.length)
})

/** Three bytes for each character, and each text as long as it may be. */
const long = (at: number) => ({
	_id: `row-${at}`,
	label: '一'.repeat(40),
	use: 'approval',
	version: 0,
	english: '一'.repeat(1000),
	spanish: '一'.repeat(1000),
})

test('there’s room for the most texts of the longest kind and not for one more, also at once', async () => {
	const all = Array.from({ length: mostReadyTexts - 1 }, (_, at) => long(at))
	await putItem({ ...place, texts: all, version: 1 })
	const { _id, version, ...words } = long(mostReadyTexts)
	const replies = await Promise.all([colleague, other, other].map((client) => save(words, client)))
	const refused = replies.filter(({ status }) => status === 409)
	expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
	expect(refused[0]?.body).toMatchObject({ message: sentences.full })
	expect((await texts()).texts).toHaveLength(mostReadyTexts)
	expect((await bringBack()).body.message).toBe(sentences.full)
	expect((await save({ id: 'row-0', version: 0, label: 'Shorter' })).status).toBe(200)
})

test.each<[string, object, object]>([
	['no name', { label: ' ' }, { label: sentences.label }],
	['a long name', { label: 'a'.repeat(41) }, { label: sentences.label }],
	['a name of two lines', { label: 'a\nb' }, { label: sentences.label }],
	['an unknown use', { use: 'always' }, { use: sentences.use }],
	['no English', { english: '' }, { english: sentences.english }],
	['long English', { english: 'a'.repeat(1001) }, { english: sentences.english }],
	['long Spanish', { spanish: 'a'.repeat(1001) }, { spanish: sentences.spanish }],
	['a long question', { use: 'asking', english: 'a'.repeat(301) }, { english: sentences.oneLine }],
	['a question of two lines', { use: 'asking', spanish: 'a\nb' }, { spanish: sentences.oneLine }],
	['a bracket that stays open', { english: 'Ask [name of it.' }, { english: sentences.brackets }],
	['empty brackets', { spanish: 'Pregunte a [].' }, { spanish: sentences.brackets }],
])('%s is refused with a sentence beside the field', async (_what, wrong, errors) => {
	const { status, body } = await save(wrong)
	expect([status, body.errors]).toEqual([400, errors])
	expect((await texts()).differs).toBe(false)
})

test('who has no Application Access neither reads nor changes them', async () => {
	const { client } = await createEmployee(['Event Access'])
	const replies = [
		await client.call(api.readyTexts, {}),
		await save({}, client),
		await remove('part', 0, client),
		await client.call(api.bringBackReadyTexts, {}),
	]
	expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
	expect((await texts()).differs).toBe(false)
})

test('the trail says who wrote, removed and brought back', async () => {
	await save({ id: 'part', version: 0 })
	await remove('part', 1)
	await bringBack()
	const { body } = await colleague.call(trailApi.read, { by: user._id })
	const done = body.records?.map(({ action }) => action) ?? []
	expect(done).toEqual(
		expect.arrayContaining([api.saveReadyText.path, api.removeReadyText.path, api.bringBackReadyTexts.path]),
	)
})
