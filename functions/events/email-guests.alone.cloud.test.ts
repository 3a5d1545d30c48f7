import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { addDays, longDate } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { attend, colleague, key, linkIn } from './events.cloud.test.data.ts'

vi.setConfig({ testTimeout: 120_000 })
const { transact, updateItem } = await tableCode(cloud)
const { queueNextPage } = await import('#functions/domain/events/mail-guests.ts')
const { addGuest, guestId, guests } = await import('#functions/domain/events/guests.ts')

const { firstName, lastName } = persona
const message = 'Please bring a coat.\nWe start at the bridge.'
const visitor = new TestClient()

/** An event with so many guests, put straight into the table: signing up would send each of them a mail first. */
async function eventWith(many: number) {
	const event = await createEvent({ attending: many })
	const emails = Array.from({ length: many }, newEmail)
	for (const [at, email] of emails.entries()) {
		const _id = guestId(event._id, email)
		const date = new Date(Date.now() - at * 1000).toISOString()
		const names = { firstName, lastName, questionAnswers: [], signedIn: false, version: 0 }
		await transact(addGuest({ ...names, _id, email, date, language: 'en', eventID: event._id }))
	}
	return { event, emails }
}

const send = (id: string, pressed: string = randomUUID(), version?: number) =>
	colleague.call(
		eventsStaffApi.emailGuests,
		{ id, message, key, ...(version !== undefined && { version }) },
		{ 'idempotency-key': pressed },
	)

/** Expects so many mails in the outbox for each of these people, and so many with the message in their mailbox. */
async function expectMails(id: string, emails: string[], outbox: number[], got: number[]) {
	await afterMail(async () => expect((await itemsOf(`MAILING#${id}`)).size).toBe(0))
	const mails = await queuedTo(...emails)
	expect(emails.map((email) => mails.filter(({ to }) => to === email).length)).toEqual(outbox)
	const received = async (email: string) =>
		(await inbox(email)).filter(({ text }) => text.includes('Please bring a coat.')).length
	await afterMail(async () => expect(await Promise.all(emails.map(received))).toEqual(got))
}

/** While this runs, the list of guests still has someone who canceled a moment ago. */
const lagging = (work: () => Promise<void>) =>
	can.lagIndexes ? withSwitches({ indexLagSeconds: 4 }, () => pause(4000).then(work)) : work()

test('each guest who is signed up gets the email once, also after two presses, and one who canceled gets none', async () => {
	const { event, emails } = await eventWith(3)
	const id = event._id
	const [own, canceled] = [newEmail(), newEmail()]
	for (const email of [own, canceled]) await attend({ _id: id }, email)
	const token = await linkIn(canceled, /on the list/)
	const preview = (await colleague.call(eventsStaffApi.previewGuestEmail, { id, message })).body
	await lagging(async () => {
		await visitor.call(eventsApi.cancel, { token })
		const press = randomUUID()
		const replies = await Promise.all([send(id, press), send(id, press)])
		for (const { status, body } of replies) expect([status, body.message]).toEqual([200, sentences.emailOnItsWay])
		// The last two got their confirmation before.
		await expectMails(id, [...emails, own, canceled], [1, 1, 1, 2, 1], [1, 1, 1, 1, 0])
	})
	const records = [...(await itemsOf(`AUDIT#${id}`)).values()].filter((item) =>
		item.includes('/api/email-event-guests'),
	)
	expect(records).toHaveLength(1)

	const [mail] = (await inbox(own)).filter(({ text }) => text.includes('Please bring a coat.'))
	expect(mail?.subject).toBe(preview.subject)
	for (const fact of [event.name, longDate(event.date), event.time, 'Online', 'We start at the bridge.']) {
		expect(mail?.text).toContain(fact)
		expect(preview.text).toContain(fact)
	}
	const [, ownToken = ''] = /cancel#([\w-]+)/.exec(mail?.text ?? '') ?? []
	mayNotBeLogged(cloud, ownToken)
	expect((await visitor.call(eventsApi.cancel, { token: ownToken })).body.message).toBe(sentences.canceled)
	const { body } = await colleague.call(eventsStaffApi.guests, { id })
	expect(body.attendingInfo?.map(({ email }) => email).sort()).toEqual([...emails].sort())
})

test('a change of what guests were told and an archived event are untold until everyone was written to', async () => {
	const { _id: id, time, date, description } = await createEvent()
	const edit = async (changes: object) => {
		const whole = { id, key, name: 'Lantern Walk', date, time, description, online: 'yes', ...changes } as const
		return (await colleague.call(eventsStaffApi.update, whole)).body.event?.untold
	}
	expect((await send(id)).body.message).toBe(sentences.nobodySignedUp)
	expect(await edit({ time: '7 to 9 pm' })).toBe(false)
	const email = newEmail()
	await attend({ _id: id }, email)
	const token = await linkIn(email, /signed up for our event/)
	expect(await edit({ time: '7 to 9 pm', description: 'We sing.' })).toBe(false)
	expect(await edit({ time: '8 to 9 pm' })).toBe(true)
	expect(await edit({ time: '7 to 9 pm' })).toBe(false)
	expect(await edit({ instructions: 'We meet at meet.example/river.' })).toBe(true)
	const preview = (await colleague.call(eventsStaffApi.previewGuestEmail, { id, message })).body
	expect(preview.text).toContain('We meet at meet.example/river.')
	expect(await edit({ date: addDays(today, 9) })).toBe(true)
	const archived = await colleague.call(eventsStaffApi.archive, { id, key })
	expect(archived.body.event?.untold).toBe(true)

	const stale = await send(id, randomUUID(), 1)
	expect([stale.status, stale.body.message]).toEqual([409, messages.stale])
	const sent = await send(id, randomUUID(), archived.body.event?.version)
	expect(sent.body.event).toMatchObject({ untold: false, archived: true })
	const { text } = await mailTo(email, /Our event won’t take place/)
	expect(text).toContain('It was canceled and won’t take place')
	expect(text).not.toContain('/events/cancel')
	expect(text).not.toContain('We meet at')
	const { body } = await new TestClient().call(eventsApi.showSignUp, { token })
	expect(body.event).toMatchObject({ name: 'Lantern Walk', state: 'off' })
	expect((await colleague.call(eventsStaffApi.show, { id })).body.event?.untold).toBe(false)
})

test('orders that come several times at once write to nobody twice', async () => {
	const { event, emails } = await eventWith(21)
	const sent = await send(event._id)
	expect(sent.body.event?.emailing).toEqual({ queued: 0, of: 21 })
	const once = emails.map(() => 1)
	const page = () => queueNextPage(event._id, new Date())
	const shown = async () =>
		(await colleague.call(eventsStaffApi.show, { id: event._id })).body.event ?? expect.unreachable()
	const first = await Promise.all([page(), page(), page()])
	// The sender itself may be through by now.
	expect([{ queued: 20, of: 21 }, undefined]).toContainEqual((await shown()).emailing)
	const runs = [...first, ...(await Promise.all([page(), page(), page()]))]
	expect(runs.some(({ isDone }) => isDone)).toBe(true)
	await expectMails(event._id, emails, once, once)
	const after = await shown()
	expect([after.emailing, after.emailedOn]).toEqual([undefined, sent.body.event?.emailedOn])
	expect(after.emailedOn).toBeDefined()
})

test('a sign-up that can’t be read keeps the email from nobody else', async () => {
	const { event, emails } = await eventWith(22)
	const broken = guests.key(guestId(event._id, emails[1] ?? ''))
	await updateItem(broken, { set: { lastName: 5 } })
	await send(event._id)
	const once = emails.map((_, at) => (at === 1 ? 0 : 1))
	await expectMails(event._id, emails, once, once)
	await updateItem(broken, { set: { lastName } })
})

const refused = { status: 400, body: '{"__type":"AccessDeniedException","message":"no"}' }

test.runIf(can.changeSettings)(
	'a sender that breaks off before, within and after a page of guests leaves nobody out and writes to nobody twice',
	async () => {
		const { event, emails } = await eventWith(21)
		let pages = 0
		let orders = 0
		const breakPage = ({ action, body }: { action: string; body: string }) => {
			if (action !== 'TransactWriteItems' || !body.includes(`MAILING#${event._id}`)) return undefined
			pages += 1
			return pages === 2 ? refused : pages === 3 ? 'lost' : undefined
		}
		const breakOrder = ({ action, body }: { action: string; body: string }) => {
			if (action !== 'SendMessage' || !body.includes('mailing')) return undefined
			orders += 1
			return orders === 1 ? refused : undefined
		}
		await withFaults('MailSender', 'DYNAMODB', breakPage, () =>
			withFaults('MailSender', 'SQS', breakOrder, async () => {
				await send(event._id)
				expect((await send(event._id)).body.message).toBe(sentences.emailGoingOut)
				const once = emails.map(() => 1)
				await expectMails(event._id, emails, once, once)
			}),
		)
		expect(pages).toBeGreaterThanOrEqual(3)
		expect(orders).toBeGreaterThanOrEqual(1)
	},
)
