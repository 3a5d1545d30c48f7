import { expect, test } from 'vitest'
import { createEmployee, newLastName } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { momentAfter } from '#shared/dates.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { importDays } from '#shared/legacy/imports.ts'
import { mostRows, legacySentences as sentences } from '#shared/legacy/sentences.ts'

const key = 'heron-over-water'
const code = await tableCode(cloud)
const employee = () => createEmployee(['Application Access'], key)
const { client, user } = await employee()
const { client: colleague } = await employee()

const rowOf = (lastName: string) => ({
	firstName: 'Linden',
	lastName,
	amount: 240,
	date: '11/30/2017',
	status: 'Approved' as const,
})

const send = (rows: string[], importId?: string, by: TestClient = client) =>
	by.call(legacyApi.import, { rows: rows.map(rowOf), key, ...(importId && { importId }) })

const names = (many: number) => Array.from({ length: many }, newLastName)

/** A file of 23 rows: two full batches and a part of one. */
async function importFile() {
	const all = names(2 * mostRows + 3)
	const first = await send(all.slice(0, mostRows))
	const { importId = '' } = first.body
	for (let at = mostRows; at < all.length; at += mostRows) await send(all.slice(at, at + mostRows), importId)
	return { importId, all, tokens: first.body.applications?.map(({ token }) => token) ?? [] }
}

const remove = (id: string, by: TestClient = client) => by.call(legacyApi.removeImport, { id, key })

const found = async (lastName: string) => (await client.call(legacyApi.list, { q: lastName })).body.applications?.length

const itemKey = (id: string) => ({ pk: `IMPORT#${id}`, sk: 'IMPORT' })

async function shown(id: string) {
	const { imports = [] } = (await client.call(legacyApi.imports, { limit: 100 })).body
	return imports.find((one) => one.id === id)
}

test('an import is listed with who did it and how many rows, and removed with all its rows and nothing else', async () => {
	const [other = ''] = names(1)
	await client.call(legacyApi.add, rowOf(other))
	const another = await importFile()
	const { importId, all, tokens } = await importFile()
	expect(await shown(importId)).toMatchObject({
		importedBy: { name: `${user.firstName} ${user.lastName}`, employeeId: user._id },
		rows: 23,
		left: 23,
		removed: 0,
	})
	expect((await client.call(legacyApi.removeImport, { id: importId, key: 'wrong' })).status).toBe(403)
	const replies = [await remove(importId), await remove(importId, colleague), await remove(importId)]
	expect(replies.map(({ body }) => body.import?.left)).toEqual(expect.arrayContaining([0]))
	expect(replies.at(-1)?.body).toMatchObject({ message: sentences.importRemoved })
	expect(await shown(importId)).toMatchObject({ left: 0, removed: 23, removal: { employeeId: user._id } })
	for (const name of all) expect(await found(name)).toBe(0)
	for (const name of [other, another.all[0] ?? '', another.all[22] ?? '']) expect(await found(name)).toBe(1)
	const left = [...(await wholeTable())].filter(([at]) => !at.startsWith('AUDIT#'))
	const traces = left.filter(([at]) => tokens.some((token) => at.includes(token)))
	expect(traces).toEqual([])
	const trail = await code.queryWhole(`AUDIT#${tokens[0]}`)
	expect(trail.map(({ action }) => action)).toEqual([legacyApi.import.path, legacyApi.removeImport.path])
})

test('two people who remove it at once remove each row once', async () => {
	const { importId } = await importFile()
	const replies = await Promise.all([...[client, colleague, client, colleague].map((by) => remove(importId, by))])
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	expect(await shown(importId)).toMatchObject({ rows: 23, left: 0, removed: 23 })
	const again = await remove(importId)
	expect([again.status, again.body.message]).toEqual([200, sentences.importRemoved])
})

test('a row that was removed before is skipped', async () => {
	const { importId, tokens } = await importFile()
	await client.call(legacyApi.remove, { token: tokens[0] ?? '', key })
	for (let at = 0; at < 3; at++) await remove(importId)
	expect((await remove(importId)).body.import).toMatchObject({ left: 0, removed: 22 })
})

test('after 30 days an import stays, unless its removal was begun before', async () => {
	const [old, begun] = [await importFile(), await importFile()]
	const { import: at } = (await remove(begun.importId)).body
	expect(at?.left).toBeGreaterThan(0)
	const date = momentAfter(new Date(), -importDays).toISOString()
	for (const { importId } of [old, begun]) await code.updateItem(itemKey(importId), { set: { date } })
	const refused = await remove(old.importId)
	expect([refused.status, refused.body.message]).toEqual([409, sentences.importOld])
	expect(await found(old.all[0] ?? '')).toBe(1)
	expect((await remove(begun.importId)).status).toBe(200)
	expect((await remove(begun.importId)).body.import?.left).toBe(0)
})

test('nobody adds to another’s import, or to one that is being removed', async () => {
	const { importId } = await importFile()
	const stranger = await send(names(1), importId, colleague)
	expect([stranger.status, stranger.body.message]).toEqual([404, sentences.importGone])
	await remove(importId)
	const late = await send(names(1), importId)
	expect([late.status, late.body.message]).toEqual([409, sentences.importClosed])
	const unknown = await remove('nowhere')
	expect([unknown.status, unknown.body.message]).toEqual([404, sentences.importGone])
})
