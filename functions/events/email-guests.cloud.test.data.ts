import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createEvent, signUp } from '#infra/testing/events.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { colleague, key } from './events.cloud.test.data.ts'

export const message = 'Please bring a coat.\nWe start at the bridge.'

/** An event with so many guests, put straight into the table: signing up would send each of them a mail first. */
export async function eventWith(many: number) {
	const [event, emails] = [await createEvent(), Array.from({ length: many }, newEmail)]
	await signUp(
		event,
		emails.map((email) => ({ ...names, email })),
	)
	return { event, emails }
}

export const send = (id: string, pressed: string = randomUUID(), version?: number) =>
	colleague.call(
		eventsStaffApi.emailGuests,
		{ id, message, key, ...(version !== undefined && { version }) },
		{ 'idempotency-key': pressed },
	)

/** Expects so many mails in the outbox for each of these people, and so many with the message in their mailbox. */
export async function expectMails(id: string, emails: string[], outbox: number[], got: number[]) {
	await afterMail(async () => expect((await itemsOf(`MAILING#${id}`)).size).toBe(0))
	const mails = await queuedTo(...emails)
	expect(emails.map((email) => mails.filter(({ to }) => to === email).length)).toEqual(outbox)
	const received = async (email: string) =>
		(await inbox(email)).filter(({ text }) => text.includes('Please bring a coat.')).length
	await afterMail(async () => expect(await Promise.all(emails.map(received))).toEqual(got))
}
