import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee, createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { button, member } from './applicant.ts'
import { expectAccessible, expectResult, goTo, hasSettled, reload, visit } from './browser.ts'
import { card, farAhead, image, newName } from './events-page.ts'
import { resize } from './sizes.ts'

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
	await page.route(/\/(api|published)\/(active|upcoming)-events/, (route) =>
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
	await page.unroute(/\/(api|published)\/(active|upcoming)-events/)
	await page.getByRole('button', { name: 'Retry' }).first().click()
	await card(page, name).waitFor()
})

test('the link to cancel says so where the event is off or the link is incomplete', async () => {
	const event = await createEvent({ name: newName(), date: farAhead() })
	const email = newEmail()
	const { firstName, lastName } = persona
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	const [link = ''] = /\/events\/cancel#[\w-]+/.exec((await mailTo(email, /signed up/)).text) ?? []
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

test('a member finds the form filled in, signs up, and cancels on the dashboard', async () => {
	const name = newName()
	const event = await createEvent({ name, date: farAhead(), instructions: 'Bring a warm coat.' })
	const { page, user } = await member('desk', `/events#${event._id}`)
	await page.getByRole('heading', { level: 1, name: 'Events That Warm the Heart' }).waitFor()
	await page.getByRole('heading', { level: 2, name: 'Upcoming Events' }).waitFor()
	const own = card(page, name)
	await own.getByRole('button', { name: 'Sign Up for Event' }).click()
	await expect.poll(() => own.getByLabel('Email').inputValue()).toBe(user.email)
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await own.getByText(eventSentences.signedUp).waitFor()

	await goTo(page, '/')
	await page.getByRole('region', { name: 'Events That Warm the Heart' }).getByText(name).waitFor()
	await goTo(page, '/dashboard')
	await page.getByRole('region', { name: 'Upcoming events' }).getByRole('link', { name }).waitFor()
	const mine = page.getByRole('region', { name: 'Your events' })
	await mine.getByText('Signed up').waitFor()
	await mine.getByText('Bring a warm coat.').waitFor()
	await expectAccessible(page)
	// The row, with the button that was pressed, goes when the list comes again: after the answer.
	await page.route('**/api/my-event-sign-ups*', async (route) => {
		await pause(500)
		await route.continue()
	})
	await mine.getByRole('button', { name: 'Cancel sign-up' }).click()
	await expectAccessible(page)
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel sign-up' }).click()
	await mine.getByText('Signed up').waitFor({ state: 'detached' })
	await expectResult(page.getByText(eventSentences.canceled))
	await page.getByRole('link', { name }).first().click()
	await page.waitForURL(`**/events#${event._id}`)
	await page.waitForFunction((heading) => document.activeElement?.textContent === heading, name)
})

test('pictures are changed by keyboard, by thumbnail and by swiping; their thumbnails follow the width', async () => {
	const name = newName()
	const images = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(image)
	const event = await createEvent({ name, date: farAhead(), images })
	const page = await visit(`/events#${event._id}`, 'phone')
	await card(page, name).getByRole('button', { name: 'See 8 pictures' }).click()
	const pictures = card(page, name).getByRole('region', { name: `Pictures of ${name}` })
	const chosen = () => pictures.getByRole('tab', { selected: true }).getAttribute('aria-label')
	await pictures.getByRole('tab', { name: 'Picture a' }).focus()
	await page.keyboard.press('ArrowRight')
	expect(await chosen()).toBe('Picture b')
	await pictures.getByRole('tab', { name: 'Picture c' }).click()
	expect(await chosen()).toBe('Picture c')
	await pictures.getByRole('tabpanel').evaluate(({ parentElement }) => parentElement?.scrollTo({ left: 0 }))
	await pictures.getByRole('tab', { name: 'Picture a', selected: true }).waitFor()
	await expectAccessible(page)
	const inView = () =>
		pictures.getByRole('tablist').evaluate((row) => {
			const [thumbnail] = row.children
			const gap = 8
			return Math.round((row.clientWidth + gap) / (Number(thumbnail?.clientWidth) + gap))
		})
	for (const [width, many] of [
		[550, 3],
		[650, 4],
		[850, 5],
		[1000, 6],
		[1600, 7],
	] as const) {
		await resize(page, { width, height: 800 })
		expect(await inView(), `${width} px`).toBe(many)
	}
})

test('events come soonest first, and each has a map and a link of its own', async () => {
	const [near, far] = [newName(), newName()]
	const location = '12 Alder Lane, Fernwood'
	const place = { online: false, streetAddress: '12 Alder Lane', city: 'Fernwood' }
	// Nobody else has an event then, not even an earlier run of this.
	const days = 8100 + Math.floor(Math.random() * 900)
	const later = await createEvent({ name: far, date: addDays(today, days), ...place })
	await createEvent({ name: near, date: addDays(today, days - 1) })
	const page = await visit('/contact', 'phone')
	let pastPages = 0
	await page.route(/active-events.*false/, (route) => {
		pastPages++
		return route.fulfill({ json: { status: true, events: [], next: 'more' } })
	})
	await page.goto(`/events#${later._id}`)
	await page.waitForFunction((heading) => document.activeElement?.textContent === heading, far)
	const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
	const names = await upcoming.getByRole('heading', { level: 3 }).allTextContents()
	expect(names.indexOf(near)).toBe(names.indexOf(far) - 1)
	await hasSettled(page)
	expect(pastPages).toBe(1)
	const event = card(page, far)
	const map = event.getByRole('link', { name: location })
	await expect.poll(() => map.getAttribute('href')).toContain(encodeURIComponent(location))
	await expectAccessible(page)
})

test('who signs up while we’re busy is told to wait, and what they sent is sent again as it was', async () => {
	const name = newName()
	const event = await createEvent({ name, date: farAhead() })
	const page = await visit(`/events#${event._id}`, 'phone')
	const keys: (string | undefined)[] = []
	await page.route('**/api/attending-event', async (route) => {
		keys.push(route.request().headers()['idempotency-key'])
		const busy = { status: false, code: 'busy', message: messages.busy }
		return keys.length > 2 ? route.continue() : route.fulfill({ status: 503, json: busy })
	})
	const own = card(page, name)
	await own.getByRole('button', { name: 'Sign Up for Event' }).click()
	await own.getByLabel('First name').fill(persona.firstName)
	await own.getByLabel('Last name').fill(persona.lastName)
	await own.getByLabel('Email').fill(newEmail())
	await own.getByRole('button', { name: 'Sign up', exact: true }).click()
	await page.getByText('We’re very busy right now').waitFor()
	await expectResult(own.getByText(eventSentences.signedUp))
	expect([keys.length, new Set(keys).size]).toEqual([3, 1])
	expect(await page.getByText('We’re very busy right now').count()).toBe(0)
})
