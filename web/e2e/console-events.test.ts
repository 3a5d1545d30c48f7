import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { confirm, employee, focusIsOn } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const
const { firstName, lastName } = persona

/** An event with a question, and an employee with Event Access. */
async function eventAndEmployee() {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	const question = { id: randomUUID(), question: 'Will you bring a lantern?', type: 1 }
	const event = await createEvent({ name, questions: [question], capacity: 160 })
	return { name, question, event, ...(await employee(['Event Access'])) }
}

test('an event is found, and shows who signed up with answers, of whom one is taken off, and who came', async () => {
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

	await new TestClient().call(eventsApi.attend, {
		id: event._id,
		firstName: 'Mal',
		lastName: 'Lory',
		email: newEmail(),
	})
	await page.reload()
	await page.getByText('1 answered, 1 didn’t say').waitFor()
	await field(page, 'Search who signed up').fill('')
	// Whoever signed up last comes first, until someone sorts.
	const first = () => page.getByRole('rowheader').first().textContent()
	for (const [order, name] of [
		['ascending', lastName],
		['descending', 'Lory'],
	] as const) {
		await page.getByRole('link', { name: 'Signed up', exact: true }).click()
		await page.locator(`th[aria-sort="${order}"]`).waitFor()
		await expect.poll(first).toContain(name)
	}
	await button(page, 'Remove Mal Lory').click()
	await page.getByText('will be off the list').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Remove Guest')
	await page.getByText(`Mal Lory: ${eventSentences.guestRemoved}`).waitFor()
	await focusIsOn(page, /^Mal Lory: /)
	await page.getByText('1 answered', { exact: true }).waitFor()

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
	await confirm(page, 'Archive Event')
	await page.getByText(eventSentences.archived).waitFor()
	await page.getByText('1 person signed up. They don’t know yet.').waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Email Everyone' }).click()
	await page.getByLabel('Message').fill('The church hall has no heating.')
	await expectAccessible(page)
	await button(page, 'Verify Email').click()
	await page.getByText('1 person who signed up').waitFor()
	await page.frameLocator('iframe').getByText('The church hall has no heating.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Send Email')
	await page.getByText(eventSentences.emailOnItsWay).waitFor()
	await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
	expect(await page.getByText('They don’t know yet.').count()).toBe(0)
	await mailTo(email, /no heating/)
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
