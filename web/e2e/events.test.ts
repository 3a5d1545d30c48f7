import { test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload, visit } from './browser.ts'
import { card, newName } from './events-page.ts'
import { choose } from './staff.ts'

/** So soon that it's among the first events. A page that shows all events of other tests takes axe a minute. */
const soon = () => addDays(today, 2)

test('a visitor signs up, and cancels with the link of the mail', async () => {
	const name = newName()
	const event = await createEvent({
		name,
		date: soon(),
		capacity: 1,
		instructions: 'Meet us at the bridge.',
		questions: [
			{ id: 'q1', question: 'Will you bring a lantern?', type: 0 },
			{ id: 'q2', question: 'How many children come with you?', type: 1 },
		],
	})
	const email = newEmail()
	const page = await visit(`/events#${event._id}`, 'phone')
	await card(page, name).waitFor()
	await expectAccessible(page)
	const own = card(page, name)
	await own.getByRole('button', { name: 'Sign Up for Event' }).click()
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await own.getByText(eventSentences.incomplete).first().waitFor()
	await expectAccessible(page)
	await own.getByLabel('First name').fill(persona.firstName)
	await own.getByLabel('Last name').fill(persona.lastName)
	await own.getByLabel('Email').fill(email)
	await choose(page, 'Will you bring a lantern? (optional)', 'Yes')
	await own.getByLabel('How many children come with you? (optional)').fill('Two')
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await expectResult(own.getByText(eventSentences.signedUp))
	await own.getByText('Meet us at the bridge.').waitFor()
	await expectAccessible(page)
	await reload(page)
	await own.getByText('This event is full.').waitFor()

	const { text } = await mailTo(email, new RegExp(name))
	await goTo(page, /\/events\/cancel#[\w-]+/.exec(text)?.[0] ?? '')
	await page.getByRole('heading', { name }).waitFor()
	await page.getByText('Your sign-up is confirmed.').waitFor()
	await page.getByText('Meet us at the bridge.').waitFor()
	await expectAccessible(page)
	await button(page, 'Cancel my sign-up').click()
	await expectResult(page.getByText(eventSentences.canceled))
	await expectAccessible(page)
	await reload(page)
	await page.getByText(eventSentences.notSignedUp).waitFor()
})
