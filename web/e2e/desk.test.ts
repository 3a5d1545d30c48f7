import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button, field, loseAnswers, member } from './applicant.ts'
import { expectAccessible, goTo, reload } from './browser.ts'
import { choose, employee } from './staff.ts'

const signInPath = '/api/update-attending-list-for-event'

/** The desk of an event that is today, on a phone. */
async function openDesk() {
	const event = await createEvent({ name: `Lantern Walk ${crypto.randomUUID().slice(0, 8)}`, date: today })
	const someone = await employee(['Event Access'], 'phone')
	await goTo(someone.page, `/events/signin?event=${event._id}`)
	await button(someone.page, 'Sign In New Guest').waitFor()
	return { ...someone, event }
}

async function fillIn(page: Page, email?: string) {
	if (email) {
		await field(page, 'First name').fill(persona.firstName)
		await field(page, 'Last name').fill(persona.lastName)
		await field(page, 'Email').fill(email)
	}
	await field(page, 'Birthday').fill(persona.birthday)
	await field(page, 'Phone').fill(persona.phone)
	await choose(page, 'Gender', 'Female')
	await field(page, 'Street address').fill(persona.address)
	await field(page, 'City').fill(persona.city)
	await field(page, 'State').selectOption('Alabama')
	await field(page, 'ZIP code').fill('35004')
	await choose(page, 'Does a bleeding disorder affect you or your family?', 'No')
	await field(page, 'Members in your party').fill('4')
	await choose(page, 'May we use photos of you?', 'Yes')
	await choose(page, 'May our sponsors contact you?', 'No')
}

const enter = async (page: Page) => {
	await button(page, 'Sign in').click()
	await page.getByText(eventSentences.signedIn).waitFor()
}

const kept = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((place) => place.startsWith('sign-in:')).length)

test('the desk is for employees with Event Access', async () => {
	const { page } = await member('phone', '/events/signin')
	await page.waitForURL('**/dashboard')
	const { page: newcomer } = await employee(['Report Access'], 'phone')
	await goTo(newcomer, '/events/signin')
	await newcomer.getByRole('heading', { name: 'Access Denied!' }).waitFor()
	await expectAccessible(newcomer)
})

test('a guest who signed up is found by three letters and filled in; the sign-in is undone in the list', async () => {
	const { page, event } = await openDesk()
	const email = newEmail()
	const { firstName, lastName } = persona
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	await button(page, 'Sign In New Guest').click()
	await field(page, 'Did they sign up?').fill(lastName.slice(0, 2))
	await expectAccessible(page)
	expect(await page.getByText(email).count()).toBe(0)
	await field(page, 'Did they sign up?').fill(lastName.slice(0, 3))
	await page.getByText(email).click()
	expect(await field(page, 'Email').inputValue()).toBe(email)
	await button(page, 'Sign in').click()
	await page.getByText('Please fix these fields').waitFor()
	await expectAccessible(page)
	await fillIn(page)
	await enter(page)
	await expectAccessible(page)
	await button(page, 'View All Signed In').click()
	await page.getByRole('row', { name: new RegExp(email) }).waitFor()
	await expectAccessible(page)
	await button(page, `Undo ${firstName} ${lastName}`).click()
	await button(page, 'Undo sign-in').click()
	await page.getByText(eventSentences.signInUndone).waitFor()
	await page.getByText('Nothing here yet!').waitFor()
})

/** What this browser keeps of the site besides its own cache. */
const keptPages = (page: Page) =>
	page.evaluate(async () => {
		const worker = await navigator.serviceWorker.getRegistration('/events/signin')
		const names = await caches.keys()
		const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		const paths = all.flat().map(({ url }) => new URL(url).pathname)
		return { ready: worker?.active?.state === 'activated', paths }
	})

test('thirty guests entered without a network are each sent once, although an answer is lost and the desk is reloaded', async () => {
	const { page, event, client } = await openDesk()
	await expect.poll(async () => (await keptPages(page)).ready, { timeout: 20_000 }).toBe(true)
	const { paths } = await keptPages(page)
	expect(paths).toContain('/events/signin')
	expect(paths.filter((path) => path !== '/events/signin' && !path.startsWith('/assets/'))).toEqual([])
	await page.context().setOffline(true)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await page.getByText('1 sign-in waits').waitFor()
	await button(page, 'Undo').click()
	await page.getByText('The sign-in is undone. Nothing was sent.').waitFor()
	expect(await kept(page)).toBe(0)
	for (const many of [1, 2, 3]) {
		await button(page, 'Next guest').click()
		await fillIn(page, newEmail())
		await enter(page)
		expect(await kept(page)).toBe(many)
	}
	await page.getByText('3 sign-ins wait').waitFor()

	// A phone that falls asleep opens the page anew, and nobody can be asked who is signed in.
	await page.reload({ waitUntil: 'load' })
	await page.getByText('3 sign-ins wait').waitFor()
	await page.getByText(event.name, { exact: true }).waitFor()
	await expectAccessible(page)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	expect(await kept(page)).toBe(4)
	// The others as the form keeps them, each with a key and an address of its own.
	await page.evaluate(() => {
		const [place = ''] = Object.keys(localStorage).filter((one) => one.startsWith('sign-in:'))
		const entry = JSON.parse(localStorage.getItem(place) ?? '{}')
		for (let more = 0; more < 26; more++) {
			const key = crypto.randomUUID()
			const guest = { ...entry.guest, email: `w${key.slice(0, 18)}@example.org` }
			localStorage.setItem(place.replace(entry.key, key), JSON.stringify({ ...entry, key, guest }))
		}
	})
	await loseAnswers(page, signInPath)
	const lost = page.waitForResponse(`**${signInPath}`)
	await page.context().setOffline(false)
	await lost
	expect(await kept(page)).toBe(30)
	await reload(page)
	await page.waitForFunction(
		() => !Object.keys(localStorage).some((place) => place.startsWith('sign-in:')),
		undefined,
		{ timeout: 60_000 },
	)
	const { body } = await client.call(eventsDeskApi.signIns, { id: event._id, limit: 100 })
	expect(new Set(body.signinData?.map(({ email }) => email)).size).toBe(30)
	expect(body.signinData).toHaveLength(30)
	await expectAccessible(page)
})

test('one that the server refuses is corrected, and signing out asks before it erases what waits', async () => {
	const { page } = await openDesk()
	const refuse = (code: string, status: number) =>
		page.route(`**${signInPath}`, (route) =>
			route.fulfill({ status, json: { status: false, code, message: 'Check the birthday.' } }),
		)
	await refuse('failed', 500)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await page.getByText('1 sign-in waits').waitFor()
	await page.unroute(`**${signInPath}`)
	await refuse('invalid', 400)
	await button(page, 'Send now').click()
	await page.getByText('Check the birthday.').waitFor()
	await expectAccessible(page)
	await button(page, 'Menu').click()
	await button(page, 'Signout').click()
	await page.getByRole('dialog', { name: /aren’t sent yet/ }).waitFor()
	await expectAccessible(page)
	await button(page, 'Stay').click()
	await button(page, 'Close').click()
	await page.unroute(`**${signInPath}`)
	await button(page, 'Correct').click()
	expect(await field(page, 'Birthday').inputValue()).toBe(persona.birthday)
	await choose(page, 'May we use photos of you?', 'No')
	await enter(page)
	expect(await kept(page)).toBe(0)

	await refuse('failed', 500)
	await button(page, 'Next guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await button(page, 'Menu').click()
	await button(page, 'Signout').click()
	await button(page, 'Sign out and erase').click()
	await page.waitForURL('**/login')
	expect(await kept(page)).toBe(0)
	await expect.poll(() => keptPages(page)).toEqual({ ready: false, paths: [] })
	expect(await page.evaluate(() => localStorage.getItem('desk'))).toBe(null)
})
