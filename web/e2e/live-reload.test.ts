import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#infra/local/ports.ts'
import { serveSite } from '#infra/local/vite.ts'
import { atMillLane, createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button, fillApplication, guest, letGuestsApply, tokenOf } from './applicant.ts'
import { visit } from './browser.ts'
import { answer } from './guest-answers.ts'

// `npm start` serves the sources with both languages in them, so a page may break here and work as it is deployed.

let address: string
let close: () => Promise<void>

beforeAll(async () => {
	const port = await freePort()
	const server = await serveSite(port, cloud, '')
	address = `http://localhost:${port}`
	close = () => server.close()
})
afterAll(() => close())

beforeEach(letGuestsApply)

/** Signs someone up and returns where a link of their mail leads on this site. */
async function linkOfMail() {
	const event = await createEvent({ name: 'Kite Day', date: today, ...atMillLane })
	const email = newEmail()
	const { firstName, lastName } = persona
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	const { text } = await mailTo(email, /events\/door#/)
	return `${address}${/\/events\/door#[\w-]{21}/.exec(text)?.[0]}`
}

test('a guest fills in their form for the door', async () => {
	const page = await visit(await linkOfMail(), 'phone')
	await page.getByText('Kite Day').waitFor()
	await answer(page)
	await button(page, 'Send my form').click()
	await page.getByText(eventSentences.doorReceived).waitFor()
})

test('a guest applies', async () => {
	const page = await guest('phone', `${address}/apply`)
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	for (const _ of ['once', 'twice']) {
		await page.reload()
		expect(await tokenOf(page)).toBe(token)
	}
})
