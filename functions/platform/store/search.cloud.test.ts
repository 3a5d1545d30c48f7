import { beforeAll, expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { ownTableForFile, writeItems } from '#infra/testing/own-table.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { messages } from '#shared/messages.ts'

await ownTableForFile()
const { transact, queryItems } = await platformCode()
const { legacyApplications: legacy } = await import('#functions/domain/legacy/table.ts')
const { applications, putApplication } = await import('#functions/domain/applications/table.ts')
const { search } = await import('./search.ts')
const { revised } = await import('./collection.ts')
const { newToken } = await import('../ids.ts')
const { Refusal } = await import('../refusal.ts')

type Legacy = Parameters<typeof legacy.add>[0]

const day = (at: number) => new Date(Date.UTC(2018, 0, 1 + at)).toISOString().slice(0, 10)

/** The greater the number, the newer. */
const row = (at: number, changes: Partial<Legacy> = {}): Legacy => ({
	firstName: 'Rowan',
	lastName: 'Marshfern',
	amount: at,
	date: day(at),
	status: 'Approved',
	token: newToken(),
	dateAdded: '2026-01-01T00:00:00.000Z',
	version: 0,
	...changes,
})

const write = async (...things: Legacy[]) => {
	for (const thing of things) await transact(legacy.add(thing))
}

const found = async (q: string) => (await legacy.search(q, {})).rows.map(({ lastName }) => lastName)

/** All pages of a search, and how many there were. */
async function everything(q: string, limit: number) {
	const rows: Omit<Legacy, 'version'>[] = []
	let pages = 0
	for await (const page of pagesOf((at) => legacy.search(q, { limit, ...at }))) {
		rows.push(...page.rows)
		pages++
	}
	return { rows, pages }
}

const many = Array.from({ length: 300 }, (_, at) => row(at))

beforeAll(async () => {
	const items = many.flatMap((one) => legacy.add(one).flatMap(({ input }) => input.Item ?? []))
	// This test doesn't look for their tokens.
	await writeItems(items.filter(({ sk }) => !sk.startsWith('btg')))
})

test.each(['MARSHFERN', 'rowan marsh', 'arshfer'])(
	'of 300 matches of "%s" the newest come first, all can be reached, and none comes twice',
	async (q) => {
		const { rows, pages } = await everything(q, 25)
		expect(rows.map(({ amount }) => amount)).toEqual(many.map(({ amount }) => amount).toReversed())
		// A last page that is full can't know that nothing comes after it.
		expect([12, 13]).toContain(pages)
	},
)

test('matches at the beginning come before matches inside, also over two pages', async () => {
	const [begins, newer, inside] = [
		row(400, { lastName: 'Willowby' }),
		row(401, { lastName: 'Willowick' }),
		row(402, { lastName: 'Greywillow' }),
	]
	await write(begins, newer, inside)
	const expected = ['Willowick', 'Willowby', 'Greywillow']
	expect(await found('willow')).toEqual(expected)
	for (const limit of [1, 2, 3])
		expect((await everything('willow', limit)).rows.map(({ lastName }) => lastName)).toEqual(expected)
	// Two letters are inside too many names.
	expect(await found('eywi')).toEqual(['Greywillow'])
	expect(await found('yw')).toEqual([])
})

test('people are found by each word of their name, in any order, and without accents', async () => {
	await write(
		row(500, { firstName: 'Ana', lastName: 'Garza Belmonte' }),
		row(501, { firstName: 'Íñigo', lastName: 'Núñez' }),
		row(502, { firstName: 'Inigo', lastName: 'Nunez' }),
		row(503, { firstName: 'Fern', lastName: 'O’Harrow' }),
		row(504, { firstName: 'Fern', lastName: 'Teasel-Quillon' }),
	)
	for (const q of ['belmonte', 'BELMON', 'garza', 'garza belmonte', 'ana garza', 'belmonte ana'])
		expect(await found(q), q).toEqual(['Garza Belmonte'])
	for (const q of ['nunez', 'Núñez', 'Nu\u0301n\u0303ez', 'inigo nu', 'unez'])
		expect(await found(q), q).toEqual(['Nunez', 'Núñez'])
	for (const q of ['harrow', 'o’harrow', "O'Harrow"]) expect(await found(q), q).toEqual(['O’Harrow'])
	for (const q of ['quillon', 'teasel-q']) expect(await found(q), q).toEqual(['Teasel-Quillon'])
})

test('the last digits of a phone number and the last group of a token find an application', async () => {
	const token = 'BTG-7K2M-9QXR-4TNV-W8HC'
	const application = storedApplication({
		token,
		issuedOn: '2026-01-01T00:00:00.000Z',
		email: 'moss@example.org',
		firstName: 'Moss',
		lastName: 'Quarrystone',
		phone: '(205) 555-0187',
	})
	await transact(putApplication(application))
	const tokens = async (q: string) => (await applications.search(q, {})).rows.map((one) => one.token)
	for (const q of ['0187', '555-0187', '(205) 555 0187', '2055550187', 'W8HC', '4tnvw8hc', 'example.org', 'ystone'])
		expect(await tokens(q), q).toEqual([token])
	expect(await tokens('0188')).toEqual([])
})

test('a search inside words that ends at its bound says so, and the next page goes on', async () => {
	const searched = {
		terms: 'FIND#LEGACY',
		rows: { index: 'lists', partition: ['listPk', 'LEGACY'] as [string, string] },
		key: legacy.key,
	}
	const most = { matches: 7, matchReads: 50, rows: 20, rowReads: 3 }
	await write(row(0, { lastName: 'Oldensedge', date: '2017-05-05' }))
	let page = await search(searched, 'densedg', {}, most)
	expect(page).toEqual({ rows: [], next: expect.any(String), more: true })
	let pages = 1
	for (; page.next; pages++) page = await search(searched, 'densedg', { cursor: page.next }, most)
	expect(page.rows).toMatchObject([{ lastName: 'Oldensedge' }])
	expect(pages).toBeGreaterThan(3)

	// 300 matches are 43 reads of seven.
	const whole = await search(searched, 'marshfern', { limit: 3 }, most)
	expect([whole.rows.length, whole.more]).toEqual([3, undefined])
	const cut = await search(searched, 'marshfern', { limit: 3 }, { ...most, matchReads: 2 })
	expect([cut.rows.length, cut.more]).toEqual([3, true])
})

test('a search that fills its page makes two calls, however many matches there are', async () => {
	const { calls } = await callsFor(() => legacy.search('marshfern', { limit: 25 }))
	expect(calls).toEqual(['Query', 'BatchGetItem'])
})

test('a list of short rows comes whole, and from a thousand rows on in parts', async () => {
	const before = (await legacy.flat(undefined, {})).rows.length
	expect(before).toBeGreaterThan(300)
	const more = Array.from({ length: 1001 - before }, (_, at) => row(700 + at, { lastName: 'Hazelwood' }))
	await writeItems(
		more.flatMap((one) =>
			legacy
				.add(one)
				.flatMap(({ input }) => input.Item ?? [])
				.slice(0, 1),
		),
	)
	const first = await legacy.flat(undefined, {})
	const second = await legacy.flat(undefined, { cursor: first.next })
	expect([first.rows.length, second.rows.length, second.next]).toEqual([1000, 1, undefined])
	expect((await legacy.flat(undefined, { limit: 20 })).rows).toHaveLength(20)
})

test('a changed name is found in place of the old one, and what is removed leaves no term', async () => {
	const before = row(600, { lastName: 'Peñasco' })
	await transact(legacy.add(before))
	expect(await found('rowan pe')).toEqual(['Peñasco'])

	const after = revised(before, { lastName: 'Peñasco Verde' })
	await transact(legacy.change(before, after, { onConflict: 'defect' }))
	expect(await found('penasco')).toEqual(['Peñasco Verde'])
	expect(await found('verde')).toEqual(['Peñasco Verde'])

	await transact(legacy.remove(after, 'defect'))
	const left = (await queryItems('FIND#LEGACY', '', 5000)).filter(({ sk }) => String(sk).endsWith(before.token))
	expect(left).toEqual([])
})

test.each([
	['nonsense', 'bm9uc2Vuc2U'],
	[
		'a place in another list',
		Buffer.from('{"inside":{"pk":"a","sk":"b","listPk":"USERS","listSk":"c"}}').toString('base64url'),
	],
	['half a place', Buffer.from('{"inside":{"listPk":"LEGACY"}}').toString('base64url')],
])('a cursor with %s is refused', async (_, cursor) => {
	const refused = legacy.search('marshfern', { cursor })
	await expect(refused).rejects.toBeInstanceOf(Refusal)
	await expect(refused).rejects.toThrow(messages.listChanged)
})
