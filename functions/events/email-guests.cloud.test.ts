import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { addDays, longDate } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { eventWith, expectMails, message, send } from './email-guests.cloud.test.data.ts'
import { attend, colleague, key, linkIn } from './events.cloud.test.data.ts'

const { updateItem } = await tableCode(cloud)
const { queueNextPage } = await import('#functions/domain/events/mail-guests.ts')
const { guestId, guests } = await import('#functions/domain/events/guests.ts')

const { lastName } = persona
const visitor = new TestClient()

test('each guest who is signed up gets the email once, also after two presses, and one who canceled gets none', async () => {
	const { event, emails } = await eventWith(3)
	const id = event._id
	const [own, canceled] = [newEmail(), newEmail()]
	for (const email of [own, canceled]) await attend({ _id: id }, email)
	const token = await linkIn(canceled, /on the list/)
	const preview = (await colleague.call(eventsStaffApi.previewGuestEmail, { id, message })).body
	await visitor.call(eventsApi.cancel, { token })
	const press = randomUUID()
	const replies = await Promise.all([send(id, press), send(id, press)])
	for (const { status, body } of replies) expect([status, body.message]).toEqual([200, sentences.emailOnItsWay])
	// The last two got their confirmation before.
	await expectMails(id, [...emails, own, canceled], [1, 1, 1, 2, 1], [1, 1, 1, 1, 0])
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
	expect(await edit({ time: '7 to 9 pm' })).toBe(true)
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
	const once = emails.map(() => 1)
	const page = () => queueNextPage(event._id, new Date())
	const first = await Promise.all([page(), page(), page()])
	const runs = [...first, ...(await Promise.all([page(), page(), page()]))]
	expect(runs.some(({ isDone }) => isDone)).toBe(true)
	await expectMails(event._id, emails, once, once)
	const after = (await colleague.call(eventsStaffApi.show, { id: event._id })).body.event
	expect(after?.emailedOn).toBeDefined()
	expect(after?.emailedOn).toBe(sent.body.event?.emailedOn)
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
