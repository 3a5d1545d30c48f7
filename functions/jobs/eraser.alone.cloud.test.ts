import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ask, askedOf, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { allowGuests, applyAs, code } from '#functions/applications/applications.cloud.test.data.ts'
import { Stored } from '#functions/domain/erasing/stored.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { versions } from '#infra/operator/person.cloud.test.data.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, newcomer } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { usersApi } from '#shared/users/api.ts'
import { due, lastMails, left, login } from './eraser.cloud.test.data.ts'

const { erasedIn } = await import('#functions/domain/erasing/erase-person.ts')
beforeAll(() => allowGuests(true))

test('in the morning after their day an account is erased, and signing in is as if it had never been', async () => {
	const someone = await due()
	const { client, user, email, file, asGuest, helped } = someone
	await invoke('JobsMorning', { time: new Date().toISOString() })
	await expect.poll(() => lastMails(email)).toHaveLength(1)
	expect(await left(someone)).toEqual([])
	expect(await code.applications.read(asGuest)).toMatchObject({ email: '', status: 'Pending' })
	expect((await code.applications.read(helped))?.helper).toMatchObject({ name: '', endedOn: expect.any(String) })
	expect(await versions(file)).toBe(0)
	expect([await login(someone), (await client.call(accountApi.currentUser, {})).body]).toEqual([400, null])
	const trail = (await code.queryWhole(`AUDIT#${user._id}`)).map((record) => Stored.parse(record))
	expect(erasedIn(trail)).toEqual([user._id])
	expect((await new TestClient().call(accountApi.signup, newcomer(email))).status).toBe(200)
})

const meanwhile: Record<string, (user: UserRecord) => Promise<unknown>> = {
	'has become an employee': (user) => code.transact(code.promote(user, [], { onConflict: 'defect' })),
	'was disabled by staff': async ({ _id: id, email, erasesAt }) => {
		const { client: staff } = await employee('User Access')
		const { body } = await staff.call(usersApi.list, { q: email })
		expect(body.users).toMatchObject([{ _id: id, erasesAt }])
		await staff.call(usersApi.disable, { id, key })
	},
	'was restored to before they asked': (user) =>
		code.transact(code.users.change(user, revised(user, { erasesAt: undefined }), { onConflict: 'defect' })),
}

test.each(Object.entries(meanwhile))('someone who %s stays, with what they sent', async (what, happens) => {
	const someone = await createPerson()
	const { client, user } = someone
	const token = await applyAs(client, { email: user.email })
	await ask(someone, true)
	const asked = await makeDue(user)
	await happens((await code.users.read(user._id)) ?? expect.unreachable())
	await invoke('JobsEraser', asked)
	expect((await code.applications.read(token))?.status).toBe('Pending')
	if (what.includes('disabled')) {
		expect(await code.users.read(user._id)).toMatchObject({ disabled: true })
		const { client: staff } = await employee('User Access')
		expect((await staff.call(usersApi.enable, { id: user._id, key })).status).toBe(200)
	}
	const left = (await itemsWith(asked.erasesAt)).filter(([at]) => at.startsWith('ERASURES'))
	expect([await askedOf(user), left, await login(someone)]).toEqual([undefined, [], 200])
})

test('where two accounts have the address, nothing is changed and the run fails', async () => {
	const someone = await createPerson()
	await ask(someone)
	const asked = await makeDue(someone.user)
	const twin = { ...someone.user, _id: randomUUID() }
	await code.transact(code.users.add(twin))
	await expect(invoke('JobsEraser', asked)).rejects.toThrow('It leads to two accounts')
	expect(await login(someone)).toBe(200)
	expect(await askedOf(someone.user)).toEqual(asked)
	await code.transact(code.users.remove(twin, 'defect'))
})
