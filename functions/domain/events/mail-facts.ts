import type { CalendarEvent } from '#shared/events/calendar.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventLocation } from '#shared/events/rules.ts'

/** The facts about an event that mails and calendar files repeat. */
export const mailFacts = (event: EventRecord, now: Date): CalendarEvent => {
	const { _id: id, name, date, time, version } = event
	return { id, name, date, time, version, location: eventLocation(event), madeAt: now.toISOString() }
}
