import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, lookAgain, reload } from './browser.ts'
import { confirm, employee, key } from './staff.ts'

const attend = (id: string, firstName: string, email: string, client = new TestClient()) =>
	client.call(eventsApi.attend, { id, firstName, lastName: 'Lory', email }, { 'idempotency-key': randomUUID() })

/** An event with a question, and an employee with Event Access. */
async function eventAndEmployee() {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	const question = { id: randomUUID(), question: 'Will you bring a lantern?', type: 1 }
	const event = await createEvent({ name, questions: [question], capacity: 160 })
	return { name, question, event, ...(await employee(['Event Access'])) }
}

async function chooseImage(page: Page, name: string, background: string) {
	const create = { width: 900, height: 600, channels: 3, background } as const
	const buffer = await sharp({ create }).jpeg().toBuffer()
	await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer }])
}

test('an event is edited beside a colleague: a draft hides nothing of theirs, and images make no conflict', async () => {
	const { event, page } = await eventAndEmployee()
	const { client: colleague } = await createEmployee(['Event Access'], key)
	await goTo(page, `/dashboard/events/${event._id}/edit`)
	for (const at of [2, 3, 4, 5]) {
		await button(page, 'Add a question').click()
		await field(page, 'Question')
			.nth(at - 1)
			.fill(`Question number ${at}?`)
	}
	await expect.poll(() => button(page, eventSentences.maximumQuestions).isDisabled()).toBe(true)
	for (const at of [5, 4, 3, 2]) await button(page, `Remove question ${at}`).click()
	await field(page, 'Time').fill('7 to 9 pm')
	const kept = page.getByText('Kept until you close this tab', { exact: true })
	await kept.waitFor()
	await reload(page)
	await expect.poll(() => field(page, 'Time').inputValue()).toBe('7 to 9 pm')
	const { body } = await colleague.call(eventsStaffApi.show, { id: event._id })
	const { name, date, description, online, streetAddress, city, state, zip } = body.event ?? expect.unreachable()
	const seen = { name, date, description, online, streetAddress, city, state, zip }
	await colleague.call(eventsStaffApi.update, { ...seen, id: event._id, key, time: '5 to 6 pm', capacity: 40 })
	await button(page, 'Verify Changes').click()
	await confirm(page, 'Confirm Changes')
	await page.getByText(/^A colleague changed this first/).waitFor()
	// A draft is older than what a colleague saved, and hides nothing of it.
	await reload(page)
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Time').inputValue()).toBe('7 to 9 pm')
	await expect.poll(() => page.getByLabel('How many people can sign up?').inputValue()).toBe('40')
	await button(page, 'Verify Changes').click()
	await confirm(page, 'Confirm Changes')
	await page.getByText(eventSentences.updated).waitFor()
	const after = await colleague.call(eventsStaffApi.show, { id: event._id })
	expect(after.body.event).toMatchObject({ time: '7 to 9 pm', capacity: 40 })
	await kept.waitFor({ state: 'detached' })

	// Images make newer versions, which take nothing from what is edited.
	await page.getByRole('tab', { name: 'Add / Remove Images' }).click()
	await button(page, 'Change Main Image').click()
	await chooseImage(page, 'dusk.jpg', '#443355')
	await button(page, 'Verify Image').click()
	await confirm(page, 'Change Main Image')
	await page.getByText(eventSentences.mainImageChanged).waitFor()
	await page.getByRole('tab', { name: 'Edit Details' }).click()
	await field(page, 'Time').fill('8 to 10 pm')
	await button(page, 'Verify Changes').click()
	await confirm(page, 'Confirm Changes')
	await page.getByText(eventSentences.updated).waitFor()
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

test('an employee sees who took the place over instead of removing them', async () => {
	const event = await createEvent()
	const { client, user } = await createPerson()
	await attend(event._id, 'Mal', user.email)
	const { page } = await employee(['Event Access'])
	await goTo(page, `/dashboard/events/${event._id}/info/registered`)
	await button(page, 'Remove Mal Lory').click()
	await attend(event._id, 'Tilda', user.email, client)
	await confirm(page, 'Remove Guest')
	await page.getByText(eventSentences.guestChanged).first().waitFor()
	await button(page, 'Remove Tilda Lory').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Remove Guest')
	await page.getByText(`Tilda Lory: ${eventSentences.guestRemoved}`).waitFor()
})
