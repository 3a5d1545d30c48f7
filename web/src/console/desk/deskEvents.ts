import { queryOptions } from '@tanstack/react-query'
import { monthDayYear } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { deskDay } from '#shared/events/rules.ts'
import { client } from '#web/lib/api.ts'
import { isBefore } from '#web/lib/days.ts'

export const desk = client(eventsDeskApi)

export type DeskEvent = Answer<typeof eventsDeskApi.forSignIn>['events'][number]

export const deskEventsQuery = queryOptions({ queryKey: ['desk-events'], queryFn: () => desk.forSignIn({}) })

export const isToday = ({ date }: DeskEvent, now: Date) => date === monthDayYear(deskDay(now))

/** An evening that went on past midnight isn't over yet. */
export const isOver = ({ date }: { date: string }, now: Date) => isBefore(date, monthDayYear(deskDay(now)))

/** The event that needs no choice: the only one there is, or the only one that is today. */
export function onlyEvent(events: readonly DeskEvent[], now: Date) {
	const today = events.filter((event) => isToday(event, now))
	const [first, ...others] = today.length > 0 ? today : events
	return others.length === 0 ? first : undefined
}
