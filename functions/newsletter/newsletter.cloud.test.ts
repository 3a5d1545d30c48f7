import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'

test('a member who subscribes with their own address is not asked again', async () => {
	const { user, client } = await createPerson()
	const { firstName, lastName, email } = user
	const other = await client.call(newsletterApi.signup, {
		firstName,
		lastName,
		email: `x${email}`.slice(0, 44),
	})
	expect(other.body.message).toBe(newsletterSentences.signedUp)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: false })
	await client.call(newsletterApi.signup, { firstName, lastName, email })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: true })
})

test('a link to leave that nobody was given says the same as one that was used', async () => {
	const { client } = await createPerson()
	const left = await client.call(newsletterApi.unsubscribe, { token: 'never-given-to-anybody' })
	expect(left.body).toEqual({ status: true, message: newsletterSentences.unsubscribed })
})
