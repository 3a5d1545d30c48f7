import { randomUUID } from 'node:crypto'
import { createEvent } from '#infra/testing/events.ts'
import type { QueuedMail } from '#infra/testing/outbox.ts'
import { newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { booksApi } from '#shared/books/api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { examples } from '#shared/examples.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'

/** A network of a test's own, because flooding one that another client has by chance would disturb it. */
export function newNetwork() {
	const [a, b, c] = randomUUID().split('-').slice(1)
	return `2001:${a}:${b}:${c}::1`
}

export const stranger = (network = newNetwork()) => new TestClient(network)

export const subscribe = (client: TestClient, email = newEmail()) =>
	client.call(newsletterApi.signup, { ...names, email }, anew())

export const attend = async (client: TestClient, email = newEmail()) =>
	client.call(eventsApi.attend, { ...names, email, id: (await createEvent())._id }, anew())

export const askForBooks = (client: TestClient, email = newEmail()) =>
	client.call(booksApi.apply, { ...examples.books.apply, email }, anew())

/** The most mails that leave in one hour. The clock may strike while a test runs, and nothing is allowed across hours. */
export function mostInAnHour(mails: QueuedMail[]) {
	const hours = mails.map(({ queuedAt, notBefore = Date.parse(queuedAt) }) => Math.floor(notBefore / 3_600_000))
	return Math.max(0, ...hours.map((hour) => hours.filter((other) => other === hour).length))
}

export const newName = () => newEmail().split('@')[0] ?? ''
