import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee } from '#infra/testing/people.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, reload } from './browser.ts'
import { confirm, employee, key } from './staff.ts'

test('an event is edited beside a colleague, and a draft hides nothing of theirs', async () => {
	const questions = [{ id: randomUUID(), question: 'Will you bring a lantern?', type: 1 }]
	const event = await createEvent({ questions })
	const { page } = await employee(['Event Access'])
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
