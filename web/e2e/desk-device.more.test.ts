import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { deskDay } from '#shared/events/rules.ts'
import { messages } from '#shared/messages.ts'
import { button, field, member } from './applicant.ts'
import { deskWithGuests, enter, fillIn, kept, keptPages, openDesk, signInPath, stored } from './at-desk.ts'
import { expectAccessible, goTo } from './browser.ts'
import { employee, signInAt } from './staff.ts'

const trouble = { status: 500, json: { status: false, code: 'failed', message: messages.failed } }

/** Enters guests while the server has trouble. */
async function enterInTrouble(page: Page, many: number) {
	await page.context().route(`**${signInPath}`, (route) => route.fulfill(trouble))
	await button(page, 'Sign In New Guest').click()
	for (let one = 0; one < many; one++) {
		if (one > 0) await button(page, 'Next guest').click()
		await fillIn(page, newEmail())
		await enter(page)
	}
}

test('a list of guests that comes after signing out is not kept', async () => {
	const { page, client, event } = await deskWithGuests(1, 0)
	const { body: json } = await client.call(eventsDeskApi.deskGuests, { id: event._id })
	const [asked, signedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	await page.route(`**${eventsDeskApi.deskGuests.path}*`, async (route) => {
		asked.resolve()
		await signedOut.promise
		await route.fulfill({ json })
	})
	await page.reload()
	await asked.promise
	await button(page, 'Menu').click()
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.waitForURL('**/login')
	await expect.poll(async () => (await stored(page)).lists).toBe(0)
	const came = page.waitForResponse(`**${eventsDeskApi.deskGuests.path}*`)
	signedOut.resolve()
	await (await came).finished()
	// A page that keeps it has done so by then.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
	expect((await stored(page)).lists).toBe(0)
})

test('a desk that was opened again without a network can be left, and the next person finds nothing', async () => {
	const { page, event, client } = await openDesk()
	await expect.poll(async () => (await keptPages(page)).ready).toBe(true)
	await page.context().setOffline(true)
	await page.reload({ waitUntil: 'load' })
	await page.getByText(event.name).waitFor()
	await button(page, 'Menu').click()
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.getByRole('heading', { level: 1, name: 'You’re signed out on this device' }).waitFor()
	await expectAccessible(page)
	expect(await page.content()).not.toContain(event.name)
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['sign-outs'])
	await page.context().setOffline(false)
	await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
	expect((await client.call(accountApi.currentUser, {})).text).toBe('null')
})

test('a colleague’s sign-ins outlive someone else’s sign-out, and leave under their own name', async () => {
	const { page, user, password, event, client } = await openDesk()
	await enterInTrouble(page, 2)
	expect(await kept(page)).toBe(2)
	// Their session ends by itself, and a colleague signs in at this device and out again.
	await client.call(accountApi.signout, {})
	await page.context().clearCookies()
	const colleague = await createEmployee(['Event Access'])
	await goTo(page, '/login')
	await signInAt(page, colleague)
	await page.waitForURL('**/dashboard/**')
	await button(page, colleague.user.firstName).click()
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.waitForURL('**/login')
	expect((await stored(page)).owners).toEqual([user._id, user._id])

	await signInAt(page, colleague)
	await page.waitForURL('**/dashboard/**')
	await goTo(page, `/events/signin?event=${event._id}`)
	await field(page, 'Event').waitFor()
	await page.context().unroute(`**${signInPath}`)
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	expect(await kept(page)).toBe(2)
	await page.context().clearCookies()
	await goTo(page, '/login')
	await signInAt(page, { user, password })
	await page.waitForURL('**/dashboard/**')
	await goTo(page, `/events/signin?event=${event._id}`)
	await expect.poll(() => kept(page)).toBe(0)
	const { body } = await colleague.client.call(eventsDeskApi.signIns, { id: event._id, limit: 10 })
	expect(body.signinData).toHaveLength(2)
})

test('sign-ins that wait are erased after a week, wherever on the site someone is then', async () => {
	const { page } = await openDesk()
	await enterInTrouble(page, 1)
	await page.getByText('This device erases them on').waitFor()
	await page.clock.setSystemTime(Date.now() + 7 * 24 * 3_600_000 - 60_000)
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	expect(await kept(page)).toBe(1)
	const later = await page.context().newPage()
	await later.clock.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 60_000)
	await goTo(later, '/about')
	await expect.poll(() => kept(later)).toBe(0)
})

test('the desk is for employees with Event Access', async () => {
	const { page } = await member('phone', '/events/signin')
	await page.waitForURL('**/dashboard')
	const { page: newcomer } = await employee(['Report Access'], 'phone')
	await goTo(newcomer, '/events/signin')
	await newcomer.getByRole('heading', { name: 'Access Denied!' }).waitFor()
	await expectAccessible(newcomer)
})

test('on the day of an event the console leads to its desk', async () => {
	// Until six in the morning it's still the evening before.
	await createEvent({ date: deskDay(new Date()) })
	const { page } = await employee(['Event Access'])
	const navigation = page.getByRole('navigation', { name: 'Console' })
	await navigation.getByRole('link', { name: 'Event Sign In' }).click()
	await field(page, 'Event').waitFor()
})

test('a browser that keeps nothing says so, and what was typed stays in the form until it’s sent', async () => {
	const { page, event } = await openDesk()
	await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
	await goTo(page, `/events/signin?event=${event._id}`)
	await page.getByText('This browser can’t keep sign-ins').waitFor()
	await expectAccessible(page)
	await button(page, 'Sign In New Guest').click()
	const email = newEmail()
	await fillIn(page, email)
	await page.context().setOffline(true)
	await button(page, 'Sign in').click()
	await page.getByText('We couldn’t reach our server', { exact: false }).first().waitFor()
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
	await page.context().setOffline(false)
	await enter(page)
})
