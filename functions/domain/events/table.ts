import { Refusal } from '#functions/platform/refusal.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { writeCursor } from '#functions/platform/store/pages.ts'
import { addDays } from '#shared/dates.ts'
import { EventRecord } from '#shared/events/records.ts'
import { eventState } from '#shared/events/rules.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { longestPage } from '#shared/lists.ts'

type Placed = Pick<EventRecord, 'date' | 'dateAdded' | '_id'>

const orderOf = ({ date, dateAdded, _id }: Placed) => `${date}#${dateAdded}#${_id}`

export const latestFirst = (one: Placed, other: Placed) => (orderOf(one) < orderOf(other) ? 1 : -1)

/** A page of this event's kind goes on after the event with this cursor. */
export const cursorAfter = (event: EventRecord) =>
	writeCursor({ ...events.key(event._id), kindPk: `${events.list}#${eventState(event)}`, listSk: orderOf(event) })

const [firstDay, lastDay] = ['0000-00-00', '9999-99-99']

export const fromDay = (day: string) => [day, lastDay] as const
export const beforeDay = (day: string) => [firstDay, addDays(day, -1)] as const

const mostAhead = 500

/** Upcoming events, soonest first. An event that is over is left out even if nobody archived it. */
export async function activeFrom(day: string) {
	const found: EventRecord[] = []
	let cursor: string | undefined
	do {
		const page = { limit: longestPage, oldestFirst: true, between: fromDay(day), cursor }
		const { rows, next } = await events.page('active', page)
		found.push(...rows)
		cursor = next
	} while (cursor && found.length < mostAhead)
	return found
}

/** By date, and the public pages read nothing but the rows. */
export const events = collection({
	list: 'EVENTS',
	key: (id) => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
	id: ({ _id }) => _id,
	record: EventRecord,
	row: EventRecord,
	order: orderOf,
	kind: eventState,
	terms: ({ name }) => [name],
	counted: { active: (event) => eventState(event) === 'active' },
})

export async function requireEvent(id: string) {
	const event = await events.read(id)
	if (!event) throw new Refusal('not-found', eventSentences.notFound)
	return event
}
