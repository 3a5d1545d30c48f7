import { expect, test } from 'vitest'
import { atMillLane, createEvent, today } from '#infra/testing/events.ts'
import { newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { button, field, loseAnswers } from './applicant.ts'
import { expectAccessible, goTo, visit } from './browser.ts'
import { answer } from './guest-answers.ts'
import { employee } from './staff.ts'

const { firstName, lastName } = persona
const name = `${firstName} ${lastName}`

test('a guest fills in the form on their own phone, on a bad network, and is in by one tap at the desk', async () => {
	const event = await createEvent({ name: 'Kite Day', date: today, ...atMillLane })
	const { page, client } = await employee(['Event Access'], 'phone')
	await goTo(page, `/events/signin?event=${event._id}`)
	await button(page, 'Guests’ QR code').click()
	await page.getByRole('img', { name: 'QR code for the sign-in form' }).waitFor()
	await expectAccessible(page)
	const { code } = (await client.call(eventsDeskApi.doorCode, { id: event._id })).body
	const phone = await visit(`/events/door#${event._id}.${code}`, 'phone')
	await phone.getByText('Kite Day').waitFor()
	await expectAccessible(phone)
	await button(phone, 'Send my form').click()
	await phone.getByText('Please fix these fields').waitFor()
	await field(phone, 'First name').fill(firstName)
	await field(phone, 'Last name').fill(lastName)
	await field(phone, 'Email').fill(newEmail())
	await answer(phone)
	await loseAnswers(phone, eventsDoorApi.fillInAtDoor.path)
	await button(phone, 'Send my form').click()
	await phone.getByText('We couldn’t reach our server', { exact: false }).first().waitFor()
	await phone.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await button(phone, 'Send my form').click()
	await phone.getByText(sentences.doorReceived).waitFor()
	await expectAccessible(phone)
	expect(await phone.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
	expect(await phone.content()).not.toContain(lastName)
	await button(phone, 'Fill in a form for someone else').click()
	await expect.poll(() => field(phone, 'Last name').inputValue()).toBe('')

	// The desk asks by itself.
	await page.getByRole('heading', { name: 'Waiting to be confirmed (1)' }).waitFor()
	await page.getByText('What they answered').click()
	await page.getByText(persona.address).waitFor()
	await expectAccessible(page)
	await button(page, `Confirm ${name}`).click()
	await page.getByText(`${name}, 4 people`).waitFor()
	await expectAccessible(page)
	expect(await page.getByText('Waiting to be confirmed').count()).toBe(0)
	const came = async () => (await client.call(eventsDeskApi.signIns, { id: event._id, limit: 10 })).body.signinData
	expect(await came()).toMatchObject([{ firstName, lastName, photoOptIn: true, groupMembers: '4' }])
	await button(page, 'Undo').click()
	await page.getByText(sentences.signInUndone).waitFor()
	expect(await came()).toEqual([])
})
