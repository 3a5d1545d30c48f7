import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, lookAgain, reload } from './browser.ts'
import { confirm, employee, key } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const
const { firstName, lastName } = persona

/** An event with a question, and an employee with Event Access. */
async function eventAndEmployee() {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	const question = { id: randomUUID(), question: 'Will you bring a lantern?', type: 1 }
	const event = await createEvent({ name, questions: [question], capacity: 160 })
	return { name, question, event, ...(await employee(['Event Access'])) }
}

test('an event is found, and shows who signed up with answers and who came', async () => {
	const { name, question, event, page, client } = await eventAndEmployee()
	const email = newEmail()
	const questionAnswers = [{ id: question.id, answer: 'Two of them' }]
	await new TestClient().call(
		eventsApi.attend,
		{ id: event._id, firstName, lastName, email, questionAnswers },
		{ 'idempotency-key': randomUUID() },
	)

	await goTo(page, '/dashboard/events')
	await page.getByRole('heading', heading('Active events')).waitFor()
	await page.getByRole('button', { name }).getByText('1 of 160 signed up').waitFor()
	await page.getByRole('button', { name }).click()
	await page.getByText('Ongoing Event').first().waitFor()
	await expectAccessible(page)
	await goTo(page, '/dashboard/events?show=search')
	await field(page, 'Search events').fill(name)
	await page.getByRole('button', { name }).click()
	await page.getByRole('link', { name: 'View Details' }).click()
	await page.getByRole('heading', heading(name)).waitFor()
	await expect.poll(() => button(page, 'Event Sign Ins').isDisabled()).toBe(true)
	await expectAccessible(page)
	await goTo(page, `/dashboard/events/${event._id}/info/sign-ins`)
	await page.getByRole('link', { name: 'Event Sign Ins', disabled: true }).waitFor()
	await expectAccessible(page)

	await page.getByRole('link', { name: 'View Registered' }).click()
	await page.getByText('Two of them').waitFor()
	const saving = page.waitForEvent('download')
	await button(page, 'Download CSV').click()
	expect((await saving).suggestedFilename()).toMatch(/^event-registered-.*\.csv$/)
	await page.getByText('1 row is in the file.').waitFor()
	await field(page, 'Search who signed up').fill(newEmail())
	await page.getByText('No Result Found').waitFor()
	await field(page, 'Search who signed up').fill(email)
	await page.getByText('Two of them').waitFor()
	await expectAccessible(page)

	const came = { ...eventsExamples.signIn, eventID: event._id, firstName, lastName, email }
	await client.call(eventsDeskApi.signIn, came, { 'idempotency-key': randomUUID() })
	await goTo(page, `/dashboard/events/${event._id}`)
	await page.getByRole('link', { name: 'Event Sign Ins' }).click()
	await page.getByRole('heading', { level: 3, name: `${firstName} ${lastName}` }).waitFor()
	await page.getByText('Sponsors may contact').waitFor()
	await expectAccessible(page)
})

test('an event is archived, its guests are told, and it is brought back, each with the key', async () => {
	const { name, event, page } = await eventAndEmployee()
	const email = newEmail()
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	await goTo(page, `/dashboard/events/${event._id}/archive`)
	expect(await field(page, 'Employee key').count()).toBe(0)
	await page.getByText('1 person signed up. They won’t know of this until you email them.').waitFor()
	await page.getByText('Click to Confirm').click()
	await expectAccessible(page)
	await confirm(page, 'Archive Event', 'not-my-key')
	await page.getByText(messages.wrongKey).first().waitFor()
	await confirm(page, 'Archive Event')
	await page.getByText(eventSentences.archived).waitFor()
	await page.getByText('1 person signed up. They don’t know yet.').waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Email Everyone' }).click()
	await page.locator('h2:focus', { hasText: 'Email Everyone' }).waitFor()
	await page.getByLabel('Message').fill('The church hall has no heating.')
	await expectAccessible(page)
	await page.getByText('Kept until you close this tab').waitFor()
	await reload(page)
	await button(page, 'Verify Email').click()
	await page.getByText('1 person who signed up').waitFor()
	await page.frameLocator('iframe').getByText('The church hall has no heating.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Send Email')
	await page.getByText(eventSentences.emailOnItsWay).waitFor()
	await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
	expect(await page.getByText('They don’t know yet.').count()).toBe(0)
	await mailTo(email, /no heating/)
	await page.getByText(eventSentences.emailGone).waitFor()
	await page.getByText('The last email to everyone').waitFor()
	await expectAccessible(page)
	await page.getByRole('tab', { name: 'Unarchive Event' }).click()
	await page.getByText('Click to Confirm').click()
	await expectAccessible(page)
	await confirm(page, 'Unarchive Event')
	await page.getByText(eventSentences.unarchived).waitFor()
	await page.getByRole('link', { name: 'Back to Active events' }).click()
	await page.getByRole('button', { name }).waitFor()
})

test('an event that a colleague archived first stays archived', async () => {
	const { event, page } = await eventAndEmployee()
	const { client: colleague } = await createEmployee(['Event Access'], key)
	await page.clock.install()
	await goTo(page, `/dashboard/events/${event._id}/archive`)
	await page.getByText('Click to Confirm').click()
	await colleague.call(eventsStaffApi.archive, { id: event._id, key })
	await confirm(page, 'Archive Event')
	await page.getByText(/^A colleague changed this first/).waitFor()
	await page.getByRole('tab', { name: 'Unarchive Event' }).waitFor()
	expect(await field(page, 'Employee key').count()).toBe(0)
	const { body } = await colleague.call(eventsStaffApi.show, { id: event._id })
	expect(body.event?.archived).toBe(true)

	// The page may learn of a colleague's change by itself, when its tab is looked at again.
	await page.getByText('Click to Confirm').click()
	await field(page, 'Employee key').waitFor()
	await colleague.call(eventsStaffApi.unarchive, { id: event._id, key })
	await page.clock.fastForward('00:40')
	await lookAgain(page)
	await page.getByRole('tab', { name: 'Archive Event', exact: true }).waitFor()
	expect(await field(page, 'Employee key').count()).toBe(0)
})

test('without an upcoming event, the active ones can’t be chosen', async () => {
	const { page } = await employee(['Event Access'])
	await createEvent({ date: addDays(today, -400) })
	await page.route(`**${eventsDeskApi.forSignIn.path}*`, (route) =>
		route.fulfill({ json: { status: true, events: [] } }),
	)
	await goTo(page, '/dashboard/events?show=all')
	await page.getByRole('button', { name: 'View Active Events', disabled: true }).waitFor()
})

test('a past event is called that, and its list is reached by its own address', async () => {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	await createEvent({ name, date: addDays(dayOf(new Date()), -3), active: false })
	// On the public page, an inactive event is past too.
	const ahead = `River Walk ${randomUUID().slice(0, 8)}`
	await createEvent({ name: ahead, active: false })
	const { page } = await employee(['Event Access'], 'phone')
	await goTo(page, '/dashboard/events?show=inactive')
	await page.getByRole('button', { name: new RegExp(`${name}.*Past Event`) }).waitFor()
	await page.getByRole('button', { name: new RegExp(`${ahead}.*Past Event`) }).waitFor()
	await expectAccessible(page)
})

test('the next event says so, in whatever list it is', async () => {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	// Of several today the one that was added first is next, so this one was added before those of other tests and runs.
	const dateAdded = new Date(3_400_000_000_000 - Date.now()).toISOString()
	const next = await createEvent({ dateAdded, name, date: dayOf(new Date()) })
	const later = await createEvent({ name })
	const { page } = await employee(['Event Access'])
	await goTo(page, '/dashboard/events?show=search')
	await field(page, 'Search events').fill(name)
	const row = ({ _id: id }: { _id: string }) => page.locator(`[data-id="${id}"]`)
	await row(next).getByText('Next', { exact: true }).waitFor()
	await row(later).getByText('0 signed up').waitFor()
	await expect.poll(() => page.getByText('Next', { exact: true }).count()).toBe(1)
})
