import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createEmployee, createPerson, mailTo, newcomer, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'

test('a member who subscribes with their own address is not asked again', async () => {
	const { user, client } = await createPerson()
	const { firstName, lastName, email } = user
	const other = await client.call(newsletterApi.signup, { firstName, lastName, email: `x${email}`.slice(0, 44) })
	expect(other.body.message).toBe(newsletterSentences.signedUp)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: false })
	await client.call(newsletterApi.signup, { firstName, lastName, email })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: true })
})

/** The token that a newsletter to this address would carry in its link. */
async function leaveToken(email: string) {
	const item = (await itemsOf(`SUBSCRIBER#${email}`)).get('SUBSCRIBER')
	return z.string().parse(JSON.parse(item ?? '{}')._id)
}

const namedIn = async (email: string) =>
	[...(await wholeTable())].filter(([key, item]) => /^(SUBSCRIBER|LEAVE)#/.test(key) && item.includes(email))

test('the unsubscribe link ends the subscription, and no item with the address remains', async () => {
	const { user, client } = await createPerson()
	const { firstName, lastName, email } = user
	const subscribe = () => client.call(newsletterApi.signup, { firstName, lastName, email }, anew())
	for (let again = 0; again < 3; again++) expect((await subscribe()).status).toBe(200)
	expect(await namedIn(email)).toHaveLength(2)
	const token = await leaveToken(email)
	const leave = () => new TestClient().call(newsletterApi.unsubscribe, { token })
	for (let again = 0; again < 2; again++)
		expect((await leave()).body).toEqual({ status: true, message: newsletterSentences.unsubscribed })
	expect(await namedIn(email)).toEqual([])
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: false })
	expect((await subscribe()).status).toBe(200)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: true })
})

test('someone else cannot change the name of a subscriber', async () => {
	const email = newEmail()
	const subscribe = (lastName: string) =>
		new TestClient().call(newsletterApi.signup, { firstName: persona.firstName, lastName, email })
	await subscribe(persona.lastName)
	expect((await subscribe('Rude')).body.message).toBe(newsletterSentences.signedUp)
	const items = await namedIn(email)
	expect(items).toHaveLength(2)
	expect(JSON.stringify(items)).not.toContain('Rude')
	expect(JSON.stringify(items)).toContain(persona.lastName)
})

test('a member who subscribed without an account, or while signed out, is not asked on the dashboard', async () => {
	const person = newcomer()
	const { firstName, lastName, email, password } = person
	await new TestClient().call(newsletterApi.signup, { firstName, lastName, email })
	const client = new TestClient()
	await client.call(accountApi.signup, person)
	await client.call(accountApi.verify, { verificationCode: await verificationCode(email) })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: true })
	await new TestClient().call(newsletterApi.unsubscribe, { token: await leaveToken(email) })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: false })
	await new TestClient().call(newsletterApi.signup, { firstName, lastName, email }, anew())
	await client.call(accountApi.login, { email, password })
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ newsletter: true })
})

test('two first sign-ups at once are one subscription with one link and one mail', async () => {
	const email = newEmail()
	const person = { firstName: persona.firstName, lastName: persona.lastName, email }
	const both = [anew(), anew()].map((key) => new TestClient().call(newsletterApi.signup, person, key))
	expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
	expect(await namedIn(email)).toHaveLength(2)
	await mailTo(email, /newsletter/)
	expect(await inbox(email)).toHaveLength(1)
})

test('employees with User Access list, search and download subscribers', async () => {
	const staff = await createEmployee(['User Access'])
	const email = newEmail()
	const lastName = letters().slice(0, 16)
	await new TestClient().call(newsletterApi.signup, { firstName: 'Fern', lastName, email })
	const row = { firstName: 'Fern', lastName, email }
	const newest = await staff.client.call(newsletterStaffApi.subscribers, { limit: 25 })
	expect(newest.body.subscribers).toContainEqual(expect.objectContaining(row))
	for (const q of [lastName.slice(0, 12).toUpperCase(), email.slice(0, -3)])
		expect((await staff.client.call(newsletterStaffApi.subscribers, { q })).body).toMatchObject({ subscribers: [row] })
	const file = await staff.client.call(newsletterStaffApi.download, {})
	expect(file.body.subscribers).toContainEqual(expect.objectContaining(row))
	const trail = [...(await itemsOf('AUDIT#newsletter subscribers'))]
	expect(trail.join()).toContain(staff.user._id)
})

/** Names have no digits. */
const letters = () => randomUUID().replace(/[\d-]/g, '')
