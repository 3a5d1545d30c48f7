import { expect, test } from 'vitest'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { createPerson, newLastName } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { usersApi } from '#shared/users/api.ts'

test('a new name is what the member and staff see, and what staff find them by', async () => {
	const [{ client, user }, { client: colleague }] = await Promise.all([createPerson(), employee('User Access')])
	const lastName = newLastName()
	const change = { firstName: ' Marigold ', lastName }
	const found = async (q: string) =>
		(await colleague.call(usersApi.list, { q })).body.users?.map(({ _id }) => _id) ?? []
	for (let time = 1; time <= 2; time++) {
		const { status, body } = await client.call(ownAccountApi.changeName, change)
		expect([status, body.message]).toEqual([200, ownAccountSentences.nameChanged])
	}
	const seen = await client.call(accountApi.currentUser, {})
	expect(seen.body).toMatchObject({ firstName: 'Marigold', lastName, email: user.email })
	expect(await found(lastName)).toEqual([user._id])
	const back = newLastName()
	await client.call(ownAccountApi.changeName, { ...change, lastName: back })
	expect([await found(lastName), await found(back)]).toEqual([[], [user._id]])
})

test('two devices that change the name at once leave one of the two names', async () => {
	const { client, user } = await createPerson()
	const names = ['Marigold', 'Clover', 'Sorrel']
	const { lastName } = user
	const answers = await Promise.all(
		names.map((firstName) => client.call(ownAccountApi.changeName, { firstName, lastName })),
	)
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	const { body } = await client.call(accountApi.currentUser, {})
	expect(names).toContain(body.firstName)
})
