import { expect, test } from 'vitest'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { usersApi } from '#shared/users/api.ts'

const trailOf = async (id: string) => [...(await itemsOf(`AUDIT#${id}`)).values()]

test('wrong passwords, locks and denials are recorded once a minute, without the email', async () => {
	const { user, client } = await createPerson()
	const { login } = accountApi
	for (let guess = 0; guess < 9; guess++)
		await new TestClient().call(login, { email: user.email, password: `Wrong#Password${guess}` })
	for (let attempt = 0; attempt < 5; attempt++) expect((await client.call(usersApi.list, {})).status).toBe(403)
	const trail = await trailOf(user._id)
	for (const what of ['/api/login (wrong)', '/api/login (locked)', '/api/users (denied)']) {
		const records = trail.filter((item) => item.includes(`"${what}"`))
		expect(records.length, what).toBeGreaterThan(0)
		// A new minute may begin in between.
		expect(records.length, what).toBeLessThanOrEqual(2)
	}
	expect(trail.join()).not.toContain(user.email)
})

test('a record stays in the table for seven years', async () => {
	const { user, client, password } = await createPerson()
	await client.call(accountApi.login, { email: user.email, password })
	const [record = '{}'] = await trailOf(user._id)
	const { action, ttl, row } = JSON.parse(record)
	expect(action).toBe(accountApi.login.path)
	const days = (ttl * 1000 - Date.parse(row.at)) / (24 * 3_600_000)
	expect(Math.floor(days)).toBe(7 * 365)
})

test('an email without an account is not in the trail', async () => {
	const email = newEmail()
	await new TestClient().call(accountApi.login, { email, password: 'Wrong#Password1' })
	const trail = [...(await wholeTable())].filter(([key]) => key.startsWith('AUDIT#'))
	expect(JSON.stringify(trail)).not.toContain(email)
})
