import { expect, test } from 'vitest'
import { createEvent, signUp } from '#infra/testing/events.ts'
import { newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, colleague, key } from './events.cloud.test.data.ts'

/** An event with a guest, whose day an employee types wrong by two days. */
async function wrongDay() {
	const event = await createEvent()
	const { _id: id, name, time, description } = event
	const first = newEmail()
	await signUp(event, [{ ...names, email: first }])
	const isUntold = async () =>
		(await colleague.call(eventsStaffApi.show, { id })).body.event?.untold ?? expect.unreachable()
	const setDate = async (date: string) => {
		const edited = { id, key, name, time, description, online: 'yes', date } as const
		expect((await colleague.call(eventsStaffApi.update, edited)).status).toBe(200)
		return isUntold()
	}
	expect(await setDate(addDays(event.date, 2))).toBe(true)
	return { id, first, isUntold, attend: (email: string) => attend(event, email), setRight: () => setDate(event.date) }
}

test.each(['someone new', 'someone on the list'])(
	'when %s signs up on a wrong day, guests know different ones until everyone gets an email',
	async (who) => {
		const { id, first, attend, setRight, isUntold } = await wrongDay()
		await attend(who === 'someone new' ? newEmail() : first)
		expect(await setRight()).toBe(true)
		expect((await colleague.call(eventsStaffApi.emailGuests, { id, key, message: 'It’s the 10th.' })).status).toBe(200)
		expect(await isUntold()).toBe(false)
	},
)

test('who signs up once everyone else is gone knows the event as it is', async () => {
	const { id, first, attend, setRight, isUntold } = await wrongDay()
	const { body } = await colleague.call(eventsDeskApi.findGuests, { id, q: first })
	const guest = body.guests?.[0]?._id ?? expect.unreachable()
	await colleague.call(eventsStaffApi.removeGuest, { eventID: id, id: guest, key })
	await attend(newEmail())
	expect(await isUntold()).toBe(false)
	expect(await setRight()).toBe(true)
})
