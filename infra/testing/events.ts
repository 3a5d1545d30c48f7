import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#shared/dates.ts'
import { EventRecord } from '#shared/events/records.ts'
import { tableCode } from './table-code.ts'
import { cloud } from './test-cloud.ts'

export const today = dayOf(new Date())

/** An event a week from now, put straight into the table, because adding one over HTTP takes an image. */
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
