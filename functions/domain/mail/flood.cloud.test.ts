import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowGuests, applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { createEvent } from '#infra/testing/events.ts'
import { type QueuedMail, queuedTo } from '#infra/testing/outbox.ts'
import { newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { booksApi } from '#shared/books/api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { examples } from '#shared/examples.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'

/** A network of a test's own, because flooding one that another client has by chance would disturb it. */
function newNetwork() {
	const [a, b, c] = randomUUID().split('-').slice(1)
	return `2001:${a}:${b}:${c}::1`
}

const stranger = (network = newNetwork()) => new TestClient(network)

const subscribe = (client: TestClient, email = newEmail()) =>
	client.call(newsletterApi.signup, { ...names, email }, anew())

const attend = async (client: TestClient, email = newEmail()) =>
	client.call(eventsApi.attend, { ...names, email, id: (await createEvent())._id }, anew())

const askForBooks = (client: TestClient, email = newEmail()) =>
	client.call(booksApi.apply, { ...examples.books.apply, email }, anew())

/** The most mails that leave in one hour. The clock may strike while a test runs, and nothing is allowed across hours. */
function mostInAnHour(mails: QueuedMail[]) {
	const hours = mails.map(({ queuedAt, notBefore = Date.parse(queuedAt) }) => Math.floor(notBefore / 3_600_000))
	return Math.max(0, ...hours.map((hour) => hours.filter((other) => other === hour).length))
}

const newName = () => newEmail().split('@')[0] ?? ''

test('one Gmail mailbox gets three mails an hour, however its address is dotted and tagged', async () => {
	const name = newName().slice(0, 14)
	const spelled = (at: number) =>
		`${name.slice(0, at + 1)}.${name.slice(at + 1)}${at % 3 ? '' : '+x'}@${at % 2 ? 'gmail' : 'googlemail'}.com`
	const addresses = Array.from({ length: 12 }, (_, at) => spelled(at))
	for (const [at, email] of addresses.entries())
		expect((await (at % 2 ? subscribe : askForBooks)(stranger(), email)).status).toBe(200)
	const mails = await queuedTo(...addresses)
	expect(mails.length).toBeGreaterThan(0)
	expect(mostInAnHour(mails)).toBeLessThanOrEqual(3)
})

test('who has used up an hour’s mails gets the confirmation of what they send in the next one', async () => {
	await allowGuests(true)
	const email = newEmail()
	for (const act of [subscribe, attend]) expect((await act(stranger(), email)).status).toBe(200)
	await applyAs(stranger(), { email })
	const mails = await queuedTo(email)
	expect(mails).toHaveLength(3)
	expect(mails.map(({ content }) => content?.template)).toContain('application-received')
	expect(mostInAnHour(mails)).toBeLessThanOrEqual(2)
})
