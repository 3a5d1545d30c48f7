import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { goTo, hasSettled, openBrowser } from './browser.ts'

test('a question that is taken off while someone types gives their answer to no other one', async () => {
	const questions = [
		{ id: 'q1', question: 'Who rides with you?', type: 1 },
		{ id: 'q2', question: 'How many children come with you?', type: 1 },
		{ id: 'q3', question: 'What do you bring?', type: 1 },
	]
	const event = await createEvent({ date: addDays(today, 2), questions })
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, `/events#${event._id}`)
	const card = page.locator(`[id="${event._id}"]`)
	await card.getByRole('button', { name: 'Sign Up for Event' }).click()
	const email = newEmail()
	await card.getByLabel('First name').fill(persona.firstName)
	await card.getByLabel('Last name').fill(persona.lastName)
	await card.getByLabel('Email').fill(email)
	await card.getByLabel('How many children come with you?').fill('Two')

	const visitor = new TestClient()
	const pages = pagesOf(
		async (at) => (await visitor.call(eventsApi.published, { active: true, limit: 20, ...at })).body,
	)
	const fewer: object[] = []
	for await (const { events = [] } of pages)
		for (const one of events) fewer.push({ ...one, questions: one.questions.filter(({ id }) => id !== 'q1') })
	const path = `**${eventsApi.published.path}?active=true*`
	await page.route(path, (route) => route.fulfill({ json: { status: true, events: fewer } }))
	// The page looks again when the network is back.
	await page.clock.fastForward('00:31')
	await page.context().setOffline(true)
	const again = page.waitForResponse(path)
	await page.context().setOffline(false)
	await (await again).finished()
	await hasSettled(page)
	await card.getByRole('button', { name: 'Sign up', exact: true }).click()
	await card.getByText(eventSentences.signedUp).waitFor()
	const { client } = await createEmployee(['Event Access'])
	const came = await client.call(eventsStaffApi.guests, { id: event._id, limit: 10 })
	expect(came.body.attendingInfo?.map(({ questionAnswers }) => questionAnswers)).toEqual([
		[{ id: 'q2', question: 'How many children come with you?', answer: 'Two' }],
	])
})
