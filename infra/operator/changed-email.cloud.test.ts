import { expect, test } from 'vitest'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { createPerson, mailTo, newEmail, verificationCode } from '../testing/people.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command } from './person.cloud.test.data.ts'

const kept = async (...texts: string[]) =>
	(await itemsWith(...texts)).map(([key]) => key).filter((key) => !key.startsWith('AUDIT#'))

test('someone who changed their email is erased with the new one, and what stayed with the old one with that', async () => {
	const { client, user, password } = await createPerson()
	const { email: old } = user
	const [email, next] = [newEmail(), newEmail()]
	// One in their own name would go with them.
	await client.call(newsletterApi.signup, { firstName: 'Hazel', lastName: 'Quillfeather', email: old })
	const token = await applyAs(client, { email: old })
	await client.call(ownAccountApi.changeEmail, { email, password })
	const verificationCodeTyped = await verificationCode(email)
	const typed = { email, verificationCode: verificationCodeTyped }
	expect((await client.call(ownAccountApi.confirmEmail, typed)).status).toBe(200)
	await mailTo(old, /was changed/)
	// Another change is under way.
	expect((await client.call(ownAccountApi.changeEmail, { email: next, password })).status).toBe(200)
	await verificationCode(next)

	expect((await command({ args: ['erase', email], typed: email })).exit).toBe(0)
	expect(await kept(user._id, email, token)).toEqual([])
	const subscribed = (await kept(old)).filter((key) => key.startsWith('SUBSCRIBER#'))
	expect(subscribed).toHaveLength(1)
	expect((await command({ args: ['erase', old], typed: old })).exit).toBe(0)
	expect(await kept(old)).toEqual([])
})
