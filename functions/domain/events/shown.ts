import { addressed } from '#functions/domain/pictures/addresses.ts'
import { dayOf } from '#shared/dates.ts'
import type { CalendarEvent } from '#shared/events/calendar.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { emailReaches, eventLocation, signUpState } from '#shared/events/rules.ts'

/** An event as everyone sees it; the contract says which of its fields leave. */
export const shown = ({ mainImage, images, ...event }: EventRecord, now: Date) => ({
	...event,
	untold: event.untold && emailReaches(event) > 0 && event.date >= dayOf(now),
	location: eventLocation(event),
	signUp: signUpState(event, dayOf(now)),
	...(mainImage && { mainImage: addressed(mainImage) }),
	images: images.map(addressed),
})

/** The facts about an event that mails and calendar files repeat. */
export const mailFacts = (event: EventRecord, now: Date): CalendarEvent => {
	const { _id: id, name, date, time, version } = event
	return { id, name, date, time, version, location: eventLocation(event), madeAt: now.toISOString() }
}
