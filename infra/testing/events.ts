import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#shared/dates.ts'
import { EventRecord } from '#shared/events/records.ts'
import { tableCode } from './table-code.ts'
import { cloud } from './test-cloud.ts'

export const today = dayOf(new Date())

/** Of an event that isn't online. Only such an event has a door, and a link in its mail to the form for it. */
export const atMillLane = {
	online: false,
	streetAddress: '1 Mill Lane',
	city: 'Pelham',
	state: 'AL',
	zip: '35124',
} as const

/** The event is a week from now. It goes straight into the table, because adding one over HTTP takes an image. */
export async function createEvent(changes: Partial<EventRecord> = {}) {
	const { transact } = await tableCode(cloud)
	const { events } = await import('#functions/domain/events/table.ts')
	const event = EventRecord.parse({
		_id: randomUUID(),
		name: 'Lantern Walk',
		date: addDays(today, 7),
		time: '6 to 8 pm',
		description: 'We walk along the river.',
		online: true,
		dateAdded: new Date().toISOString(),
		...changes,
	})
	await transact(events.add(event))
	return event
}

interface SignedUp {
	firstName: string
	lastName: string
	email: string
}

/** The people go straight into the table, because only a few can sign up from one network. */
export async function signUp({ _id: eventID }: Pick<EventRecord, '_id'>, people: readonly SignedUp[]) {
	const { transact } = await tableCode(cloud)
	const { addGuest, guestId } = await import('#functions/domain/events/guests.ts')
	const { events, requireEvent } = await import('#functions/domain/events/table.ts')
	for (const person of people) {
		const _id = guestId(eventID, person.email)
		const guest = { ...person, _id, eventID, date: new Date().toISOString(), version: 0 }
		await transact(addGuest({ ...guest, language: 'en', signedIn: false, questionAnswers: [] }))
	}
	await transact(events.touch(await requireEvent(eventID), { increase: { attending: people.length } }))
}
