import { expect, test } from 'vitest'
import { atMillLane, createEvent, today } from '#infra/testing/events.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { button, field } from './applicant.ts'
import { kept } from './at-desk.ts'
import { expectAccessible, goTo } from './browser.ts'
import { employee } from './staff.ts'

const { firstName, lastName } = persona
const name = `${firstName} ${lastName}`

test('a form from home that the guest sends again is looked at again, also after its confirmation waited', async () => {
	const event = await createEvent({ date: today, ...atMillLane })
	const email = newEmail()
	await new TestClient().call(eventsApi.attend, { id: event._id, firstName, lastName, email })
	const [, token = ''] = /door#([\w-]{21})/.exec((await mailTo(email, /events\/door#/)).text) ?? []
	mayNotBeLogged(cloud, token)
	const send = async (changes: Record<string, string>) => {
		const form = { ...eventsExamples.fillInBefore, token, ...changes }
		expect((await new TestClient().call(eventsDoorApi.fillInBefore, form)).status).toBe(200)
	}
	await send({ photoOptIn: 'yes' })
	const { page, client } = await employee(['Event Access'], 'phone')
	// The desk goes on without an answer after six seconds, and a busy machine may need longer.
	await page.addInitScript(() => {
		const { setTimeout } = window
		const patient = (work: () => void, ms?: number, ...rest: unknown[]) =>
			setTimeout(work, ms === 6000 ? 120_000 : ms, ...rest)
		Object.assign(window, { setTimeout: patient })
	})
	await goTo(page, `/events/signin?event=${event._id}`)
	await field(page, 'Find a guest').fill(lastName)
	await button(page, `Sign in ${name}`).click()
	await button(page, `Confirm ${name}`).waitFor()
	await send({ photoOptIn: 'no' })
	await button(page, `Confirm ${name}`).click()
	await page.getByText(sentences.formSentAgain).waitFor()
	await page.getByText('What they answered').click()
	const photos = page.locator('dl > div').filter({ hasText: 'Photos' })
	await expect.poll(() => photos.textContent()).toContain('No')
	await expectAccessible(page)

	await page.context().setOffline(true)
	await button(page, `Confirm ${name}`).click()
	await page.getByText('1 sign-in is waiting').waitFor()
	await send({ photoOptIn: 'no', groupMembers: '5' })
	await page.context().setOffline(false)
	await page.getByText(`${name}: this sign-in wasn’t saved`).waitFor()
	await page.getByText(sentences.formSentAgain).waitFor()
	await button(page, 'Correct').click()
	await button(page, `Confirm ${name}`).click()
	await page.getByText(`${name}, 5 people`).waitFor()
	expect(await kept(page)).toBe(0)
	const { body } = await client.call(eventsDeskApi.signIns, { id: event._id, limit: 10 })
	expect(body.signinData).toMatchObject([{ email, photoOptIn: false, groupMembers: '5' }])
})
