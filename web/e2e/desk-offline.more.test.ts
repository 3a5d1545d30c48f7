import { expect, test } from 'vitest'
import { newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { monthDayYear } from '#shared/dates.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { longDay } from '#web/lib/days.ts'
import { button, field, loseAnswers } from './applicant.ts'
import {
	deskWithGuests,
	enter,
	fillIn,
	kept,
	keptPages,
	openDesk,
	signInPath,
	signOutAndErase,
	stored,
} from './at-desk.ts'
import { expectAccessible, reload } from './browser.ts'
import { choose } from './staff.ts'

const shownAs = ({ name, date }: { name: string; date: string }) =>
	`${name}, ${longDay(monthDayYear(date), new Date())}`

test('guests entered without a network are each sent once, although an answer is lost and the desk is reloaded', async () => {
	const { page, event, client } = await openDesk()
	await expect.poll(async () => (await keptPages(page)).ready).toBe(true)
	const { paths } = await keptPages(page)
	expect(paths).toContain('/events/signin')
	expect(paths.filter((path) => path !== '/events/signin' && !path.startsWith('/assets/'))).toEqual([])
	await page.context().setOffline(true)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await page.getByText('1 sign-in is waiting').waitFor()
	await button(page, 'Send now').click()
	await button(page, 'Undo').click()
	await page.getByText('The sign-in is undone. Nothing was sent.').waitFor()
	expect(await kept(page)).toBe(0)
	for (const many of [1, 2, 3]) {
		await button(page, 'Next guest').click()
		await fillIn(page, newEmail())
		await enter(page)
		expect(await kept(page)).toBe(many)
	}
	await page.getByText('3 sign-ins are waiting').waitFor()

	// A phone that falls asleep opens the page anew, and nobody can be asked who is signed in.
	await page.reload({ waitUntil: 'load' })
	await page.getByText('3 sign-ins are waiting').waitFor()
	await page.getByText(shownAs(event), { exact: true }).waitFor()
	await expectAccessible(page)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	expect(await kept(page)).toBe(4)
	const { text } = await stored(page)
	for (const personal of [persona.firstName, persona.lastName, persona.address, persona.phone, persona.birthday])
		expect(text).not.toContain(personal)
	await loseAnswers(page, signInPath)
	const lost = page.waitForResponse(`**${signInPath}`)
	await page.context().setOffline(false)
	await lost
	expect(await kept(page)).toBe(4)
	await reload(page)
	await expect.poll(() => kept(page)).toBe(0)
	const { body } = await client.call(eventsDeskApi.signIns, { id: event._id, limit: 100 })
	expect(new Set(body.signinData?.map(({ email }) => email)).size).toBe(4)
	expect(body.signinData).toHaveLength(4)
	await expectAccessible(page)
})

test('a sign-in whose answer was lost is undone at the server too, and the guest can be signed in again', async () => {
	const { page, client, event, people } = await deskWithGuests(1, 1)
	const name = `Ana ${people[0]?.lastName}`
	const signIn = async () => {
		// The server still has a guest whose undoing it hasn't heard of.
		const answered = page.waitForResponse(`**${eventsDeskApi.findGuests.path}*`)
		await field(page, 'Find a guest').fill(people[0]?.lastName ?? '')
		await (await answered).finished()
		await button(page, `Sign in ${name}`).click()
		await button(page, 'Sign in').click()
		await page.getByText(`${name}, 4 people`).waitFor()
	}
	const came = async () =>
		(await client.call(eventsDeskApi.signIns, { id: event._id, limit: 10 })).body.signinData?.length
	await loseAnswers(page, eventsDeskApi.signInKnown.path)
	await signIn()
	await page.getByText('1 on this phone').waitFor()
	expect(await came()).toBe(1)
	await button(page, 'Undo').click()
	await page.getByText('The sign-in is undone. We may have it already').waitFor()
	await expectAccessible(page)
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	// Before the next try is due, the same guest comes again.
	await button(page, 'Next guest').click()
	await signIn()
	await page.getByText('All sent').waitFor()
	await page.getByText('1 of 1 in').waitFor()
	expect(await came()).toBe(1)
})

test('a sign-in that the server refuses is corrected, and signing out asks before it erases what waits', async () => {
	const { page } = await openDesk()
	const refuse = (code: string, status: number) =>
		page.route(`**${signInPath}`, (route) =>
			route.fulfill({ status, json: { status: false, code, message: 'Check the birthday.' } }),
		)
	await refuse('failed', 500)
	await button(page, 'Sign In New Guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await page.getByText('1 sign-in is waiting').waitFor()
	// This takes the place of the trouble, so no try in between reaches the server.
	await refuse('invalid', 400)
	// It's sent by itself after a while, so a button to press may be gone by now.
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
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
	await expect.poll(() => field(page, 'Birthday').inputValue()).toBe(persona.birthday)
	await choose(page, 'May we use photos of you?', 'No')
	await enter(page)
	expect(await kept(page)).toBe(0)

	await refuse('failed', 500)
	await button(page, 'Next guest').click()
	await fillIn(page, newEmail())
	await enter(page)
	await signOutAndErase(page)
	expect(await kept(page)).toBe(0)
	await expect.poll(() => keptPages(page)).toEqual({ ready: false, paths: [] })
	expect(await page.evaluate(() => localStorage.getItem('desk'))).toBe(null)
})

test('guests are found after a reload without a network; their list is sealed, and gone after signing out', async () => {
	const { page, event, people } = await deskWithGuests(2, 1)
	await expect.poll(async () => (await keptPages(page)).ready).toBe(true)
	await button(page, 'Not Here Yet').click()
	await button(page, `Sign in Ana ${people[0]?.lastName}`).waitFor()
	expect((await stored(page)).lists).toBe(1)
	expect((await stored(page)).text).not.toContain(people[0]?.lastName)
	await page.context().setOffline(true)
	await page.reload({ waitUntil: 'load' })
	await page.getByText('You’re offline. Keep going').waitFor()
	await button(page, 'Not Here Yet').click()
	await button(page, `Ask the questions: Ana ${people[1]?.lastName}`).waitFor()
	await expectAccessible(page)
	await button(page, `Sign in Ana ${people[0]?.lastName}`).click()
	await button(page, 'One more').click()
	await expectAccessible(page)
	await button(page, 'Sign in').click()
	await page.getByText('Ana Reedaz, 5 people').waitFor()
	await page.getByText('1 on this phone').waitFor()
	await button(page, 'Undo').click()
	await page.getByText('The sign-in is undone. Nothing was sent.').waitFor()
	await page.getByText('0 of 2 in').waitFor()
	expect(await field(page, 'Event').count()).toBe(0)
	await page.context().setOffline(false)
	await field(page, 'Event').waitFor()
	await expect.poll(() => field(page, 'Event').inputValue()).toBe(event._id)
	await reload(page)
	await button(page, 'Menu').click()
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.waitForURL('**/login')
	await expect.poll(async () => (await stored(page)).lists).toBe(0)
})

test('a desk opens again without a network at the event of today, and not at one of weeks ago', async () => {
	const { page, event } = await openDesk()
	await expect.poll(async () => (await keptPages(page)).ready).toBe(true)
	const openAgain = async () => {
		await page.context().setOffline(true)
		await page.goto('/events/signin', { waitUntil: 'load' })
		await page.getByText('You’re offline. Keep going').waitFor()
	}
	await openAgain()
	await page.getByText(shownAs(event), { exact: true }).waitFor()
	await page.context().setOffline(false)
	await expect.poll(() => field(page, 'Event').inputValue()).toBe(event._id)
	await field(page, 'Event').selectOption('')
	await button(page, 'Sign In New Guest').waitFor({ state: 'hidden' })
	await expect.poll(() => field(page, 'Event').inputValue()).toBe('')
	await page.clock.setSystemTime(Date.now() + 40 * 24 * 3_600_000)
	await openAgain()
	await button(page, 'Retry').waitFor()
	await expectAccessible(page)
	expect(await button(page, 'Sign In New Guest').count()).toBe(0)
	expect(await page.getByText(event.name).count()).toBe(0)
})
