import { put, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { EventRecord } from '#shared/events/records.ts'

/** Statistics count events by the day they were added on, and the list is by the day they take place. */
export const noteAdded = ({ _id, dateAdded }: Pick<EventRecord, '_id' | 'dateAdded'>): Write => {
	const day = dayOf(new Date(dateAdded))
	return put({ pk: 'EVENTSADDED', sk: `${day}#${_id}`, day })
}
