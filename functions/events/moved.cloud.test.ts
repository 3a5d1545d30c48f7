import { afterEach, expect, test, vi } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

const { transact } = await platformCode()
const { events } = await import('#functions/domain/events/table.ts')
const { handler } = await import('#functions/events/handler.ts')

afterEach(() => {
	vi.useRealTimers()
})

/** The answers to a guest's link, which they got while the event was to be today, after so many days. */
async function answersAfter(days: number, movedBy: number) {
	const event = await createEvent({ date: today })
	const email = newEmail()
	const form = { ...names, email, id: event._id }
	await new TestClient().call(eventsApi.attend, form, anew())
	const { text } = await mailTo(email, /signed up for our event/)
	const token = /\/events\/cancel#([\w-]{21})$/m.exec(text)?.[1] ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	const seen = (await events.read(event._id)) ?? expect.unreachable()
	const after = { ...seen, date: addDays(today, movedBy), version: seen.version + 1 }
	if (movedBy > 0) await transact(events.change(seen, after, { onConflict: 'defect' }))
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 })
	const shown = await request(handler, eventsApi.showSignUp, { payload: { token } })
	const canceled = await request(handler, eventsApi.cancel, { payload: { token } })
	expect([canceled.status, canceled.body.message]).toEqual([200, sentences.canceled])
	return { shown: shown.status, attending: (await events.read(event._id))?.attending }
}

test('a guest’s link still works after the day that it was made for, if the event was moved', async () => {
	expect(await answersAfter(10, 30)).toEqual({ shown: 200, attending: 0 })
})

test('a link ends with the event', async () => {
	expect(await answersAfter(10, 0)).toEqual({ shown: 404, attending: 1 })
	expect(await answersAfter(40, 30)).toEqual({ shown: 404, attending: 1 })
})
