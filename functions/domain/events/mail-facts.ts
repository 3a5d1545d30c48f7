import type { CalendarEvent } from '#functions/domain/mail/calendar.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventLocation } from '#shared/events/rules.ts'

/** What mails and calendars say about an event. */
export const mailFacts = (event: EventRecord, now: Date): CalendarEvent => {
	const { _id: id, name, date, time, version } = event
	return { id, name, date, time, version, location: eventLocation(event), madeAt: now.toISOString() }
}
