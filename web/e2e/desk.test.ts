import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { say } from '#infra/tools/terminal.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button, field } from './applicant.ts'
import { deskWithGuests, enter, fillIn, openDesk } from './at-desk.ts'
import { expectAccessible } from './browser.ts'
import { answer } from './guest-answers.ts'

/** With a good network nobody reads of a sign-in that waits, and nothing moves while it’s sent. */
async function watchForWaiting(page: Page) {
	await page.evaluate(() => {
		new MutationObserver(() => {
			if (document.body.textContent.includes('sign-in is waiting')) document.body.dataset.waited = 'yes'
		}).observe(document.body, { subtree: true, childList: true })
	})
	return () => page.evaluate(() => document.body.dataset.waited)
}

/** Two thirds came before. The network is away from the one guest to the other. */
const evening = process.env.TEST_ALL
	? { many: 150, knownOnes: 100, away: { from: 50, to: 125 } }
	: { many: 4, knownOnes: 2, away: { from: 1, to: 2 } }

/** Counts what a finger does: a press of a key and a script’s click have no detail. */
async function countTaps(page: Page) {
	await page.evaluate(() => {
		addEventListener('click', ({ detail }) => detail > 0 && document.body.append(new Comment('tap')), true)
	})
	return () => page.evaluate(() => [...document.body.childNodes].filter(({ nodeType }) => nodeType === 8).length)
}

test('a guest who signed up is found by three letters and filled in; the sign-in is undone in the list', async () => {
	const { page, event } = await openDesk()
	const email = newEmail()
	const { firstName, lastName } = persona
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	await field(page, 'Find a guest').fill(lastName.slice(0, 2))
	await expectAccessible(page)
	expect(await page.getByText(email).count()).toBe(0)
	await field(page, 'Find a guest').fill(lastName.slice(0, 3))
	await page.getByText(email).waitFor()
	// The keyboard of the phone has the lower half.
	const first = page.getByRole('list', { name: 'Guests found' }).getByRole('listitem').first()
	expect((await first.boundingBox())?.y).toBeLessThan(400)
	await expectAccessible(page)
	await button(page, `Ask the questions: ${firstName} ${lastName}`).click()
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
	await button(page, 'Sign in').click()
	await page.getByText('Please fix these fields').waitFor()
	await expectAccessible(page)
	await fillIn(page)
	const waited = await watchForWaiting(page)
	await enter(page)
	// A very busy machine takes longer than the desk waits for an answer, and then it says so rightly.
	if (!(await page.getByText('It’s kept on this device').isVisible())) expect(await waited()).toBeUndefined()
	await expectAccessible(page)
	await button(page, 'View All Signed In').click()
	await page.getByRole('row', { name: new RegExp(email) }).waitFor()
	await expectAccessible(page)
	await button(page, `Undo ${firstName} ${lastName}`).click()
	await button(page, 'Undo sign-in').click()
	await page.getByText(eventSentences.signInUndone).waitFor()
	await page.getByText('Nothing here yet!').waitFor()
})

/** The desk asks again each minute as long as someone sees it. What it says after sending may not need that. */
const stopLooking = (page: Page) =>
	page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))

test('a known guest is in with two taps; an evening goes on without a network, and everyone counts once', {
	timeout: process.env.TEST_ALL ? 3_000_000 : undefined,
}, async () => {
	const { many, knownOnes, away } = evening
	const { page, event, client, people } = await deskWithGuests(many, knownOnes)
	await page.getByText(/people · \d+ places/).waitFor()
	const taps = await countTaps(page)
	const needed: number[] = []
	const began = Date.now()
	for (const [at, { firstName, lastName, email }] of people.entries()) {
		if (at === away.from) await page.context().setOffline(true)
		const before = await taps()
		await field(page, 'Find a guest').fill(lastName)
		if (at < knownOnes) {
			await button(page, `Sign in ${firstName} ${lastName}`).click()
			await button(page, 'Sign in').click()
		} else {
			await button(page, `Ask the questions: ${firstName} ${lastName}`).click()
			await expect.poll(() => field(page, 'Last name').inputValue()).toBe(lastName)
			if (at > knownOnes) expect(await field(page, 'City').inputValue()).toBe(persona.city)
			await field(page, 'Email').fill(email)
			await answer(page)
			await button(page, 'Sign in').click()
		}
		await page.getByText(`${firstName} ${lastName}, 4 people`).waitFor()
		needed.push((await taps()) - before)
		if (at === 0 || at === away.from) await expectAccessible(page)
		if (at === away.to) {
			await page.getByText(`${at - away.from + 1} on this phone`).waitFor()
			await stopLooking(page)
			await page.context().setOffline(false)
			await page.getByText('All sent').waitFor({ timeout: process.env.TEST_ALL ? 900_000 : 60_000 })
			await page.getByText(`${at + 1} of ${many} in`).waitFor()
		}
	}
	const seconds = Math.round((Date.now() - began) / 1000)
	if (process.env.TEST_ALL) say(`${many} guests in ${seconds} s. Taps of each: ${needed.join(' ')}`)
	expect(needed.slice(0, knownOnes)).toEqual(Array(knownOnes).fill(2))
	await page.getByText(`${many} of ${many} in`).waitFor()
	await page.getByText(`${many * 4} people`).waitFor()
	await page.getByText('All sent').waitFor()
	await button(page, 'Not Here Yet').click()
	await page.getByText('Everyone who signed up is here').waitFor()
	const { body } = await client.call(eventsDeskApi.signIns, { id: event._id, limit: 100 })
	expect(new Set(body.signinData?.map(({ email }) => email)).size).toBe(Math.min(many, 100))
	expect((await deskEventOf(client, event._id))?.signedIn).toBe(many)
	expect(body.signinData?.at(-1)).toMatchObject({ birthday: eventsExamples.signIn.birthday })
})

const deskEventOf = async (client: TestClient, id: string) =>
	(await client.call(eventsDeskApi.forSignIn, {})).body.events?.find(({ _id }) => _id === id)
