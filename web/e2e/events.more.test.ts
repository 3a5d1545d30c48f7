import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { createEmployee, createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { button } from './applicant.ts'
import {
	expectAccessible,
	forgiveComplaints,
	goTo,
	hasSettled,
	lookAgain,
	openBrowser,
	reload,
	visit,
} from './browser.ts'
import { card, farAhead, image, newName } from './events-page.ts'

test('a sign-up that someone closes and opens again has what they typed, and a sent one makes room', async () => {
	const name = newName()
	const event = await createEvent({ name, date: farAhead() })
	const own = card(await visit(`/events#${event._id}`, 'phone'), name)
	const opening = (expanded: boolean) => own.getByRole('button', { name: 'Sign Up for Event', expanded })
	const firstName = own.getByLabel('First name')
	await opening(false).click()
	await firstName.fill(persona.firstName)
	await opening(true).click()
	await firstName.waitFor({ state: 'hidden' })
	await opening(false).click()
	await firstName.waitFor()
	await expect.poll(() => firstName.inputValue()).toBe(persona.firstName)
	await own.getByLabel('Last name').fill(persona.lastName)
	await own.getByLabel('Email').fill(newEmail())
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await own.getByText(eventSentences.signedUp).waitFor()
	// Someone else of the family may come along.
	await opening(true).click()
	await opening(false).click()
	await expect.poll(() => firstName.inputValue()).toBe('')
})

test('pictures that don’t load say so in their place, and what was typed beside them stays', async () => {
	const name = newName()
	const event = await createEvent({ name, date: farAhead(), images: [image('a')] })
	const page = await visit(`/events#${event._id}`, 'phone')
	const own = card(page, name)
	await own.getByRole('button', { name: 'Sign Up for Event' }).click()
	await own.getByLabel('First name').fill(persona.firstName)
	await page.route('**/assets/Carousel-*.js', (route) => route.abort())
	await own.getByRole('button', { name: 'See 1 picture' }).click()
	await own.getByRole('alert').getByText('Something went wrong on our side').waitFor()
	await expectAccessible(page)
	await expect.poll(() => own.getByLabel('First name').inputValue()).toBe(persona.firstName)
	expect(forgiveComplaints().join()).toContain('Carousel-')
})

test('a member who hasn’t confirmed their email is told to confirm the sign-up', async () => {
	const name = newName()
	const event = await createEvent({ name, date: farAhead() })
	const { client } = await createPerson({ verified: false })
	const own = card(await visit(`/events#${event._id}`, 'phone', client.cookie), name)
	await own.getByRole('button', { name: 'Sign Up for Event' }).click()
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await own.getByText(eventSentences.signedUp).waitFor()
	await own.getByText('Please open the link in it to confirm your sign-up.').waitFor()
})

test('without an answer the events page offers to try again, and the home page has its general teaser', async () => {
	const name = newName()
	const { _id } = await createEvent({ name, date: farAhead() })
	const page = await visit('/contact', 'phone')
	const fail = 'Something went wrong on our side. Please try again in a few minutes.'
	await page.route(/\/api\/(active|upcoming)-events/, (route) =>
		route.fulfill({ status: 500, json: { status: false, code: 'failed', message: fail } }),
	)
	await goTo(page, '/events')
	await page.getByText(fail).first().waitFor()
	await expectAccessible(page)
	await goTo(page, '/')
	const teaser = page.getByRole('region', { name: 'Events That Warm the Heart' })
	await teaser.getByText('We’ll post new dates here.').waitFor()
	await expectAccessible(page)
	await goTo(page, `/events#${_id}`)
	await page.getByText(fail).first().waitFor()
	await page.unroute(/\/api\/(active|upcoming)-events/)
	await page.getByRole('button', { name: 'Retry' }).first().click()
	await card(page, name).waitFor()
})

/** How often a page asks for the sign-up again when its phone is unlocked after a while and its network comes back. */
async function askedAgain(address: string, action: string) {
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, address)
	await button(page, action).waitFor()
	let asked = 0
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === eventsApi.showSignUp.path) asked++
	})
	await page.clock.fastForward('00:31')
	await lookAgain(page)
	await page.context().setOffline(true)
	await page.context().setOffline(false)
	await hasSettled(page)
	await expect.poll(() => button(page, action).count()).toBe(1)
	return asked
}

test('the links of a mail ask no second time in a hall, and the one to cancel says so where the event is off or the link is incomplete', async () => {
	const event = await createEvent({ name: newName(), date: farAhead() })
	const email = newEmail()
	const { firstName, lastName } = persona
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	const [link = ''] = /\/events\/cancel#[\w-]+/.exec((await mailTo(email, /signed up/)).text) ?? []
	for (const [address, action] of [
		[link, 'Cancel my sign-up'],
		[link.replace('/cancel#', '/door#'), 'Send my form'],
	] as const)
		expect(await askedAgain(address, action)).toBe(0)

	const key = 'otter-under-the-willow'
	mayNotBeLogged(cloud, key)
	const colleague = await createEmployee(['Event Access'], key)
	await colleague.client.call(eventsStaffApi.archive, { id: event._id, key })
	const off = await visit(link, 'phone')
	await off.getByText('This event was canceled.').waitFor()
	expect(await button(off, 'Cancel my sign-up').count()).toBe(0)
	await expectAccessible(off)

	const page = await visit('/events/cancel')
	await page.getByText(eventSentences.incompleteLink).waitFor()
	await expectAccessible(page)
	await page.goto('/events/cancel#bridge')
	await reload(page)
	await page.getByText(eventSentences.incompleteLink).waitFor()
	expect(await button(page, 'Cancel my sign-up').count()).toBe(0)
})
