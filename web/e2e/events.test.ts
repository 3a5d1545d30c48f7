import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { messages } from '#shared/messages.ts'
import { button, member } from './applicant.ts'
import { expectAccessible, expectResult, goTo, hasSettled, reload, visit } from './browser.ts'
import { card, farAhead, image, newName } from './events-page.ts'
import { keyboard } from './keyboard.ts'
import { resize } from './sizes.ts'

/** So soon that it's among the first events. A page that shows all events of other tests takes axe a minute. */
const soon = () => addDays(today, 2)

/** In its own card, because other events are on the page too. */
async function signUp(page: Page, name: string, email: string) {
	const event = card(page, name)
	await event.getByRole('button', { name: 'Sign Up for Event' }).click()
	await event.getByLabel('First name').fill(persona.firstName)
	await event.getByLabel('Last name').fill(persona.lastName)
	await event.getByLabel('Email').fill(email)
	await event.getByRole('button', { name: 'Sign up', exact: true }).click()
	await expectResult(event.getByText(eventSentences.signedUp))
}

test('a visitor signs up by keyboard alone, cancels with the link of the mail, and signs up while we’re busy', async () => {
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
	const { press, reach, type, answer } = keyboard(page)
	await reach('Sign Up for Event')
	await press('Enter')
	// The form is loaded only now.
	await page.getByLabel('First name').waitFor()
	await reach('Sign up')
	await press('Enter')
	await page.getByText(eventSentences.incomplete).first().waitFor()
	await expectAccessible(page)
	await type('First name', persona.firstName)
	await type('Last name', persona.lastName)
	await type('Email', email)
	await answer('Will you bring a lantern? (optional)', 1)
	await type('How many children come with you? (optional)', 'Two')
	await reach('Sign up')
	await press('Enter')
	await card(page, name).getByText(eventSentences.signedUp).waitFor()
	await page.getByText('Meet us at the bridge.').waitFor()
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Thanks for Signing Up!')
	await expectAccessible(page)

	const { text } = await mailTo(email, new RegExp(name))
	const [link = ''] = /\/events\/cancel#[\w-]+/.exec(text) ?? []
	const other = await visit(`/events#${event._id}`, 'phone')
	await card(other, name).getByText(eventSentences.full).waitFor()
	await expectAccessible(other)

	const canceling = await visit(link, 'phone')
	await canceling.getByRole('heading', { name }).waitFor()
	await canceling.getByText('Your sign-up is confirmed.').waitFor()
	await canceling.getByText('Meet us at the bridge.').waitFor()
	await expectAccessible(canceling)
	await reload(other)
	await card(other, name).getByText(eventSentences.full).waitFor()
	await button(canceling, 'Cancel my sign-up').click()
	await expectResult(canceling.getByText(eventSentences.canceled))
	await expectAccessible(canceling)
	await reload(canceling)
	await canceling.getByText(eventSentences.notSignedUp).waitFor()

	await reload(other)
	const keys: (string | undefined)[] = []
	await other.route('**/api/attending-event', async (route) => {
		keys.push(route.request().headers()['idempotency-key'])
		const busy = { status: false, code: 'busy', message: messages.busy }
		return keys.length > 2 ? route.continue() : route.fulfill({ status: 503, json: busy })
	})
	const signingUp = signUp(other, name, email)
	await other.getByText('We’re very busy right now').waitFor()
	await expectAccessible(other)
	await signingUp
	expect([keys.length, new Set(keys).size]).toEqual([3, 1])
	expect(await other.getByText('We’re very busy right now').count()).toBe(0)
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
			return Math.round(row.clientWidth / (thumbnail?.clientWidth ?? 1))
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
	const later = await createEvent({ name: far, date: addDays(today, 9000), ...place })
	await createEvent({ name: near, date: addDays(today, 8999) })
	const page = await visit('/contact', 'phone')
	let pastPages = 0
	await page.route(/\/api\/active-events\?.*active=false/, (route) => {
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
