import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { eventState, type eventStates } from '#shared/events/rules.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import type { Tone } from '#web/components/application/StatusTag.tsx'
import { client } from '#web/lib/api.ts'
import { isBefore } from '#web/lib/days.ts'
import { countsQuery } from '../counts.ts'
import { deskEventsQuery } from '../desk/deskEvents.ts'
import { kind } from '../lists/kind.ts'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { plainDay } from '../when.ts'

/** Writes an event, as the server answered it, everywhere the console shows it. */
export function useEventCache() {
	const cache = useQueryClient()
	return (event: StaffEvent) => {
		cache.setQueryData(eventQuery(event._id).queryKey, event)
		eventList.put(cache, event)
		void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		void cache.invalidateQueries({ queryKey: deskEventsQuery.queryKey })
	}
}

export const eventPictures = client(eventPicturesApi)

/** The path below the console's address. */
export const section = 'events'

export const staffEvents = client(eventsStaffApi)

export type StaffEvent = Answer<typeof eventsStaffApi.show>['event']
export type EventImage = StaffEvent['images'][number]

type EventState = (typeof eventStates)[number]

export const stateWords: Record<EventState, { name: string; tone: Tone }> = {
	active: { name: 'Active', tone: 'good' },
	inactive: { name: 'Inactive', tone: 'waiting' },
	archived: { name: 'Archived', tone: 'plain' },
}

export const eventList = kind({
	section,
	label: 'Events',
	permission: 'Event Access',
	nouns: ['event', 'events'],
	search: { hint: 'Type a part of the event’s name.' },
	load: async (request: ListRequest<EventState>) => pageOf('events', await staffEvents.list(request)),
	idOf: ({ _id }) => _id,
	statusOf: eventState,
	orderOf: ({ date }) => Date.parse(date),
	heads: {
		Event: ({ name }) => name,
		When: (event) => pastOrOngoing(event),
		Date: ({ date }) => Date.parse(date),
		State: eventState,
	},
	shown: (event) => {
		const { name: status, tone } = stateWords[eventState(event)]
		return {
			name: event.name,
			about: pastOrOngoing(event),
			date: plainDay(event.date),
			tone,
			status,
			facts: [
				['Time', event.time],
				['Place', event.location],
				['Signed in', event.signedIn.toLocaleString('en-US')],
			],
		}
	},
})

export const eventQuery = (id: string) =>
	queryOptions({ queryKey: ['console', 'event', id], queryFn: async () => (await staffEvents.show({ id })).event })

const number = (many: number) => many.toLocaleString('en-US')

export const signedUp = ({ attending, capacity }: Pick<StaffEvent, 'attending' | 'capacity'>) =>
	capacity === undefined ? `${number(attending)} signed up` : `${number(attending)} of ${number(capacity)} signed up`

/** An event is ongoing until its day is over where the organization is. */
export const isPastEvent = ({ date }: Pick<StaffEvent, 'date'>) => isBefore(date, monthDayYear(dayOf(new Date())))

/** As on the public page, an inactive event is past, whatever its day. */
export const pastOrOngoing = (event: Pick<StaffEvent, 'date' | 'active'>) =>
	event.active && !isPastEvent(event) ? 'Ongoing Event' : 'Past Event'
