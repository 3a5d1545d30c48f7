import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atMillLane, createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, reload, visit } from './browser.ts'
import { answer } from './guest-answers.ts'
import { employee } from './staff.ts'

const { firstName, lastName } = persona
const name = `${firstName} ${lastName}`

/** A desk and the address that its code leads a guest's phone to. */
async function openDoor() {
	const event = await createEvent({ name: 'Kite Day', date: today, ...atMillLane })
	const desk = await employee(['Event Access'], 'phone')
	const { code } = (await desk.client.call(eventsDeskApi.doorCode, { id: event._id })).body
	const showDesk = async ({ page } = desk) => {
		await goTo(page, `/events/signin?event=${event._id}`)
		return page
	}
	return { ...desk, event, showDesk, address: `/events/door#${event._id}.${code}` }
}

/** A guest's own phone sends their form. */
function sendForm(address: string, changes: Record<string, string>) {
	const [eventID = '', code = ''] = address.slice('/events/door#'.length).split('.')
	const form = { ...eventsExamples.fillInAtDoor, eventID, code, firstName, lastName, ...changes }
	return new TestClient().call(eventsDoorApi.fillInAtDoor, form)
}

const cameTo = async (client: TestClient, id: string) =>
	(await client.call(eventsDeskApi.signIns, { id, limit: 10 })).body.signinData

const send = (page: Page) => button(page, 'Send my form').click()

test('a volunteer corrects a form, and puts one aside', async () => {
	const { page, event, client, address, showDesk } = await openDoor()
	for (const one of ['Ana', 'Piper']) await sendForm(address, { firstName: one, email: newEmail() })
	await showDesk()
	await button(page, `Not here: Piper ${lastName}`).click()
	await page.getByRole('heading', { name: 'Waiting to be confirmed (1)' }).waitFor()
	await button(page, `Correct Ana ${lastName}`).click()
	await expect.poll(() => field(page, 'Birthday').inputValue()).toBe(eventsExamples.fillInAtDoor.birthday)
	await field(page, 'Members in your party').fill('6')
	await button(page, 'Sign in').click()
	await page.getByText(`Ana ${lastName}, 6 people`).waitFor()
	expect(await page.getByText('Waiting to be confirmed').count()).toBe(0)
	expect(await cameTo(client, event._id)).toMatchObject([{ firstName: 'Ana', groupMembers: '6' }])
})

test('a form that a guest sends again is looked at again before it’s put aside or they are in', async () => {
	const { page, event, client, address, showDesk } = await openDoor()
	const email = newEmail()
	await sendForm(address, { email, photoOptIn: 'yes' })
	await showDesk()
	await button(page, `Correct ${name}`).click()
	let isPutAside = false
	page.on('request', (request) => {
		isPutAside ||= new URL(request.url()).pathname === eventsDeskApi.putAside.path
	})
	// This desk learns of the newer form by the refusal only.
	await page.route(`**${eventsDeskApi.waitingForms.path}*`, (route) => (isPutAside ? route.continue() : route.abort()))
	await sendForm(address, { email, photoOptIn: 'no' })
	await button(page, 'Sign in').click()
	await page.getByText(sentences.formSentAgain).waitFor()
	await page.getByText('What they answered').click()
	const photos = page.locator('dl > div').filter({ hasText: 'Photos' })
	await expect.poll(() => photos.textContent()).toContain('Yes')
	await button(page, `Not here: ${name}`).click()
	await page.getByText(sentences.formSentAgain).nth(1).waitFor()
	await page.getByText('Two forms came in this name').nth(1).waitFor()
	await expectAccessible(page)
	await button(page, `Confirm ${name}`).nth(1).click()
	await page.getByText(`${name}, 3 people`).waitFor()
	expect(await cameTo(client, event._id)).toMatchObject([{ email, photoOptIn: false }])
})

test('a guest who filled in the form from the mail is asked nothing twice, and is in with two taps', async () => {
	const event = await createEvent({ name: 'Kite Day', date: today, ...atMillLane })
	const email = newEmail()
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	const { text } = await mailTo(email, /events\/door#/)
	const [link = ''] = /\/events\/door#[\w-]{21}/.exec(text) ?? []
	const phone = await visit(link, 'phone')
	await phone.getByText('Kite Day').waitFor()
	expect([await field(phone, 'Last name').count(), await field(phone, 'Email').count()]).toEqual([0, 0])
	await answer(phone)
	await expectAccessible(phone)
	await send(phone)
	await phone.getByText(sentences.doorReceived).waitFor()

	const { page } = await employee(['Event Access'], 'phone')
	await goTo(page, `/events/signin?event=${event._id}`)
	await field(page, 'Find a guest').fill(lastName)
	await button(page, `Sign in ${name}`).click()
	await button(page, `Confirm ${name}`).waitFor()
	await expectAccessible(page)
	await button(page, `Confirm ${name}`).click()
	await page.getByText(`${name}, 4 people`).waitFor()
	await page.getByText('1 of 1 in').waitFor()
	await reload(phone)
	await answer(phone)
	await send(phone)
	await phone.getByText(sentences.alreadyIn).waitFor()
})

test('an incomplete address, or one of another day, says so', async () => {
	const phone = await visit('/events/door', 'phone')
	await phone.getByText(sentences.wrongDoor).waitFor()
	await expectAccessible(phone)
	const { _id: id } = await createEvent()
	const { client } = await employee(['Event Access'])
	const { code } = (await client.call(eventsDeskApi.doorCode, { id })).body
	const early = await visit(`/events/door#${id}.${code}`, 'phone')
	await early.getByText(sentences.doorNotYet).waitFor()
	await expectAccessible(early)
})
