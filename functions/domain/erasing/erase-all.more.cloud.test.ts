import { beforeAll, expect, test } from 'vitest'
import { allowGuests, applyAs, code } from '#functions/applications/applications.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { createPerson } from '#infra/testing/people.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'

const { eraseAll } = await import('./erase-person.ts')
const { everyItem } = await import('./every-item.ts')
const { findPerson } = await import('./find-person.ts')
beforeAll(() => allowGuests(true))

const files = { client: admin.files, bucket: cloud.outputs.App.FilesBucket }

test('what someone sends after they were looked up and before they are erased goes too', async () => {
	const { client, user } = await createPerson()
	const sent = await applyAs(client, { email: user.email })
	const emails = new Set([user.email])
	const find = (ids: Iterable<string>) => findPerson({ items: everyItem }, { emails, ids: new Set(ids) })
	let late = ''
	const send = async () => {
		late = await applyAs(client, { email: user.email })
	}
	await before('TransactWriteItemsCommand', send, () => eraseAll({ files, by: 'operator', find }))
	expect(await code.applications.read(late)).toBeUndefined()
	const left = await itemsWith(user._id, user.email, sent, late)
	expect(left.map(([key]) => key).filter((key) => !key.startsWith('AUDIT#'))).toEqual([])
})

test('someone to whom something is added each time isn’t said to be erased', async () => {
	const { user } = await createPerson()
	const key = code.users.key(user._id)
	const item = (await code.getItem(key)) ?? expect.unreachable()
	const find = async (ids: Iterable<string>) => {
		await code.putItem({ ...item, ...key })
		return findPerson({ items: everyItem }, { emails: new Set([user.email]), ids: new Set(ids) })
	}
	await expect(eraseAll({ files, by: 'operator', find })).rejects.toThrow('Something was added as often')
	await code.deleteItem(key)
})
