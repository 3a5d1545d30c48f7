import { beforeAll, expect, test } from 'vitest'
import { ask, askedOf, beginErasure, endErasure, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { allowGuests, applyAs, code } from '#functions/applications/applications.cloud.test.data.ts'
import { makeOwnTable as ownTable, writeItems } from '#infra/testing/own-table.ts'
import { createPerson } from '#infra/testing/people.ts'
import { allItems } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'

const { everyItem } = await import('#functions/domain/erasing/every-item.ts')
const { erasePerson } = await import('#functions/domain/erasing/erase-person.ts')
const { findPerson } = await import('#functions/domain/erasing/find-person.ts')
const { eraseAgain, restoreTable } = await import('./put-back.ts')
const { WholeTable } = await import('./table-copy.ts')
beforeAll(() => allowGuests(true))

const itemsOf = async (...ids: string[]) =>
	(await allItems()).filter((item) => ids.some((id) => JSON.stringify(item).includes(id)))

type Items = Awaited<ReturnType<typeof itemsOf>>

/** Restores a table with the items of one moment over one with those of another, and returns what it holds then. */
async function restored(was: Items, is: Items) {
	const drops: (() => Promise<void>)[] = []
	const tableOf = async (items: Items) => {
		drops.push(await ownTable())
		await writeItems(items)
		return new WholeTable(cloud.outputs.App.TableName)
	}
	try {
		const tables = { restored: await tableOf(was), live: await tableOf(is) }
		await restoreTable({ ...tables, moment: new Date(), apply: true })
		const again = await restoreTable({ ...tables, moment: new Date(), apply: true })
		expect(again).toMatchObject({ 'put back': 0, changed: 0 })
		return await allItems()
	} finally {
		for (const drop of drops) await drop()
	}
}

test('who kept their account since hasn’t asked after a restore, and an erasure that had begun goes on', async () => {
	const [kept, asking, begun] = [await createPerson(), await createPerson(), await createPerson()]
	for (const someone of [kept, asking, begun]) await ask(someone)
	const asked = await makeDue(begun.user)
	const user = (await code.users.read(begun.user._id)) ?? expect.unreachable()
	await code.transact(beginErasure(user, asked))
	const ids = [kept, asking, begun].map((someone) => someone.user._id)
	const before = await itemsOf(...ids)

	expect((await kept.client.call(ownAccountApi.keepAccount, {})).status).toBe(200)
	await code.transact([endErasure(asked)])
	const after = await restored(before, await itemsOf(...ids))

	const list = after.filter(({ pk }) => pk === 'ERASURES').map(({ userId }) => userId)
	expect(list.sort()).toEqual([asking.user._id, begun.user._id].sort())
	const asks = (id: string) => after.find(({ pk, sk }) => pk === `USER#${id}` && sk === 'USER')?.erasesAt
	expect(ids.map(asks)).toEqual([undefined, (await askedOf(asking.user))?.erasesAt, expect.stringMatching(/^\d/)])
})

test('erasing again takes the address out of what a guest sent with it, as the first time', async () => {
	const { client, user } = await createPerson()
	const sent = await applyAs(client, { email: user.email })
	const guests = await applyAs(new TestClient(), { email: user.email })
	const [before, moment] = [await itemsOf(user._id, user.email, sent, guests), new Date()]
	const files = { client: admin.files, bucket: cloud.outputs.App.FilesBucket }
	const leads = { emails: new Set([user.email]), ids: new Set<string>() }
	await erasePerson({ files, person: await findPerson({ items: everyItem }, leads), by: 'clock' })

	await writeItems(before.filter(({ pk }) => !String(pk).startsWith('AUDIT#')))
	expect(await code.applications.read(guests)).toMatchObject({ email: user.email })
	const table = new WholeTable(cloud.outputs.App.TableName)
	expect(await eraseAgain({ table, files, moment })).toBeGreaterThan(0)
	expect(await code.users.read(user._id)).toBeUndefined()
	expect(await code.applications.read(sent)).toBeUndefined()
	expect(await code.applications.read(guests)).toMatchObject({ status: 'Pending', email: '' })
})
