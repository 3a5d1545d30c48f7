import { expect, test } from 'vitest'
import { key, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { newLastName } from '#infra/testing/people.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { legacySentences as sentences } from '#shared/legacy/sentences.ts'

const { client: colleague } = await staff()

const row = (changes: object = {}) => ({
	firstName: 'Linden',
	lastName: newLastName(),
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
	const rows = Array.from({ length: 55 }, () => row())
	for (const typed of rows) expect((await colleague.call(legacyApi.add, typed)).status).toBe(200)
	const own = rows.map(({ lastName }) => lastName)
	const { applications = [], next } = (await colleague.call(legacyApi.list, {})).body
	const listed = new Set(applications.map(({ lastName }) => lastName))
	expect([next, own.filter((name) => !listed.has(name))]).toEqual([undefined, []])
	const page = (await colleague.call(legacyApi.list, { limit: 50 })).body
	expect([page.applications?.length, page.next]).toEqual([50, expect.any(String)])
})
