import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { messages } from '#shared/messages.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo, widthsToTest } from './browser.ts'
import { confirm, employee, focusIsOn } from './staff.ts'

const attend = (id: string, firstName: string, email: string, client = new TestClient(), more = {}) =>
	client.call(
		eventsApi.attend,
		{ id, firstName, lastName: 'Lory', email, ...more },
		{ 'idempotency-key': randomUUID() },
	)

test.each(widthsToTest('phone'))('an employee at a %s takes a guest off the list', async (width) => {
	const question = { id: randomUUID(), question: 'Do you need a ride?', type: 0 }
	const event = await createEvent({ questions: [question] })
	const says = (answer: string) => ({ questionAnswers: [{ id: question.id, answer }] })
	await attend(event._id, 'Mal', newEmail(), new TestClient(), says('No'))
	await attend(event._id, 'Tilda', newEmail(), new TestClient(), says('Yes'))
	const member = await createPerson()
	const { page } = await employee(['Event Access'], width)
	await goTo(page, `/dashboard/events/${event._id}/info/registered`)
	await attend(event._id, 'Linden', member.user.email, member.client)
	await page.reload()
	await button(page, 'Remove Linden Lory').waitFor()
	await page.getByText('1 yes, 1 no, 1 didn’t say').waitFor()
	await expect.poll(() => page.getByText('Hasn’t confirmed their email yet').count()).toBe(2)
	await button(page, 'Remove Mal Lory').click()
	await page.getByText('will be off the list').waitFor()
	await page.getByText('We’ll email them to say so.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Remove Guest', 'not-my-key')
	await page.getByText(messages.wrongKey).first().waitFor()
	await confirm(page, 'Remove Guest')
	await page.getByText(`Mal Lory: ${eventSentences.guestRemoved}`).waitFor()
	await focusIsOn(page, /^Mal Lory: /)
	await page.getByText('1 yes, 0 no, 1 didn’t say').waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'About' }).click()
	await page.getByText('Signed up', { exact: true }).waitFor()
	await page.getByRole('link', { name: 'View Registered' }).click()
	await button(page, 'Remove Tilda Lory').waitFor()
	expect(await page.getByText('Mal Lory').count()).toBe(0)
	await goTo(page, `/dashboard/events/${event._id}/info/registered`)
	await button(page, 'Remove Tilda Lory').waitFor()
	expect(await page.getByText('Mal Lory').count()).toBe(0)
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
