import { expect, test } from 'vitest'
import type * as z from 'zod'
import { applyAs, code, respond, show, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { usersApi } from '#shared/users/api.ts'

/**
 * The item as an earlier release may have written it: without any field that a record can be read without. A field that
 * comes later is one of these, so every request has to do without it.
 */
async function asBefore(itemKey: { pk: string; sk: string }, { shape }: z.ZodObject) {
	const item = (await code.getItem(itemKey)) ?? expect.unreachable()
	const laterFields = Object.keys(shape).filter(
		(name) => name !== 'version' && name in item && shape[name]?.safeParse(undefined).success,
	)
	expect(laterFields.length).toBeGreaterThan(1)
	const left = Object.entries(item).filter(([name]) => !laterFields.includes(name))
	await code.putItem({ ...itemKey, ...Object.fromEntries(left) })
}

test('items of an earlier release are read, listed and changed', async () => {
	const { client: colleague } = await staff()
	const { client: boss } = await createEmployee(['User Access'])
	const { client, user } = await createPerson()
	const token = await applyAs(client, { email: user.email })
	await asBefore(code.applications.key(token), ApplicationRecord)
	await asBefore(code.users.key(user._id), UserRecord)

	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ applicationTokens: [] })
	const second = await applyAs(client, { email: user.email })
	const own = (await client.call(applicationsApi.mine, {})).body.applications
	expect(own?.map((one) => one.token)).toEqual([second, token])
	expect((await respond(colleague, token, { version: 0 })).status).toBe(200)
	expect((await show(colleague, token)).status).toBe('Approved')
	const [listed] = (await colleague.call(applicationsStaffApi.list, { q: token })).body.applications ?? []
	expect(listed).toMatchObject({ token, amountApproved: 200 })
	const { body } = await client.call(accountApi.currentUser, {})
	expect([body.applicationTokens, body.assistanceRecieved]).toEqual([[second], 200])
	const [row] = (await boss.call(usersApi.list, { q: user.email, limit: 1 })).body.users ?? []
	expect(row?.assistanceRecieved).toBe(200)
	expect((await boss.call(usersApi.addNote, { id: user._id, note: 'Called back.' })).status).toBe(200)
})
