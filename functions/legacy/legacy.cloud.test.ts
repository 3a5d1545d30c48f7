import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { mostRows, legacySentences as sentences } from '#shared/legacy/sentences.ts'

const key = 'heron-over-water'
const { client: colleague } = await createEmployee(['Application Access'], key)

const letters = (length: number) =>
	Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)]).join('')

/** A name that no other row has. */
const row = (changes: object = {}) => ({
	firstName: 'Linden',
	lastName: `Q${letters(12)}`,
	amount: 240,
	date: '11/30/2017',
	status: 'Approved' as const,
	...changes,
})

const find = async (q: string) =>
	(await colleague.call(legacyApi.list, { q })).body.applications ?? expect.unreachable()

test('a legacy application is recorded, found by name and token, and removed with the key', async () => {
	const typed = row()
	const { status, body } = await colleague.call(legacyApi.add, typed)
	expect([status, body.message]).toEqual([200, sentences.added])
	const { token } = body.application ?? expect.unreachable()
	for (const q of [`linden ${typed.lastName.slice(0, 6)}`, typed.lastName, token, token.replaceAll('-', '')])
		expect(await find(q)).toMatchObject([{ ...typed, token }])
	expect((await colleague.call(legacyApi.remove, { token, key: 'wrong' })).status).toBe(403)
	expect((await colleague.call(legacyApi.remove, { token, key })).body.message).toBe(sentences.removed)
	expect(await find(token)).toEqual([])
	const again = await colleague.call(legacyApi.remove, { token, key })
	expect([again.status, again.body.message]).toEqual([404, sentences.notFound])
})

test('the list is sorted by the day of the application, newest first', async () => {
	const [future, newer] = [row({ date: '01/02/2096' }), row({ date: '01/03/1999' })]
	expect((await colleague.call(legacyApi.add, future)).body.errors).toEqual({ date: sentences.future })
	await colleague.call(legacyApi.add, newer)
	await colleague.call(legacyApi.add, row({ date: '01/04/1999' }))
	const { body } = await colleague.call(legacyApi.list, { limit: 100 })
	const days = (body.applications ?? []).map(({ date }) => date.replace(/^(..)\/(..)\/(....)$/, '$3-$1-$2'))
	expect(days).toEqual(days.toSorted().toReversed())
})

test('a caller who names no limit gets the whole list', async () => {
	const own: string[] = []
	for (let at = 0; at < 6; at++) {
		const rows = Array.from({ length: mostRows }, () => row())
		expect((await colleague.call(legacyApi.import, { rows, key })).status).toBe(200)
		own.push(...rows.map(({ lastName }) => lastName))
	}
	const { applications = [], next } = (await colleague.call(legacyApi.list, {})).body
	const listed = new Set(applications.map(({ lastName }) => lastName))
	expect([next, own.filter((name) => !listed.has(name))]).toEqual([undefined, []])
	const page = (await colleague.call(legacyApi.list, { limit: 50 })).body
	expect([page.applications?.length, page.next]).toEqual([50, expect.any(String)])
})

test('a request that misses something says so in the documented sentence', async () => {
	const { status, body } = await colleague.call(legacyApi.add, row({ firstName: '' }))
	expect([status, body.errors?.firstName]).toEqual([400, sentences.missing])
})

test('a full import is written at once, a repeated one adds nothing, and its rows are known afterwards', async () => {
	// A name of several words takes the most room in the transaction.
	const named = Array.from({ length: mostRows }, () => row({ lastName: `Ñ${letters(4)} ${letters(4)}-${letters(4)}` }))
	const rows = [row(), ...named.slice(1)]
	const [first] = rows
	expect((await colleague.call(legacyApi.checkImport, { rows })).body.recorded).toEqual([])
	const once = { 'idempotency-key': crypto.randomUUID() }
	const send = () => colleague.call(legacyApi.import, { rows, key }, once)
	const { status, body } = await send()
	expect([status, body.message, body.applications?.length]).toEqual([200, sentences.imported, mostRows])
	expect((await send()).body).toEqual(body)
	expect(await find(first?.lastName ?? '')).toHaveLength(1)
	const shouted = { ...row(), ...first, lastName: first?.lastName.toUpperCase() ?? '' }
	const changed = [{ amount: 241 }, { status: 'Denied' as const }, { date: '11/29/2017' }]
	const others = changed.map((change) => ({ ...row(), ...first, ...change }))
	const mixed = [row(), first ?? row(), ...others, shouted]
	expect((await colleague.call(legacyApi.checkImport, { rows: mixed })).body.recorded).toEqual([1, 5])
})

test('one bad row keeps all rows of an import out', async () => {
	const good = row()
	const refused = await colleague.call(legacyApi.import, { rows: [good, row({ date: '12/31/2099' })], key })
	expect(refused.status).toBe(400)
	expect(await find(good.lastName)).toEqual([])
	const tooMany = Array.from({ length: mostRows + 1 }, () => row())
	const { status, body } = await colleague.call(legacyApi.import, { rows: tooMany, key })
	expect([status, body.message]).toEqual([400, 'Send 1 to 10 rows at a time.'])
})
