import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import type { GuestsOnly } from '#shared/events/records.ts'
import { eventLocation } from '#shared/events/rules.ts'

type Place = Parameters<typeof eventLocation>[0]

interface Planned extends Place, GuestsOnly {
	date: string
	time: string
	archived: boolean
}

/**
 * The facts that guests must be told of when they change. Two equal plans are the same for them. The instructions are
 * among them, because they have the link to a meeting online.
 */
export const planOf = (event: Planned) =>
	[event.date, event.time, eventLocation(event), event.archived ? 'off' : 'on', ...paragraphsForGuests(event)].join(
		'\n',
	)

/** Spaces and the signs after a word don't count: the plan reads the same. Within a link each sign counts. */
const isSamePlan = (one: string, other: string) => asRead(one) === asRead(other)

const asRead = (plan: string) => plan.replace(/[.,;:!?]*(\s+|$)/g, ' ').trim()

interface Told extends Planned {
	attending: number
	guestsKnow?: string | undefined
}

/** True if people signed up for another plan, or to an event that is off, and weren't told yet. */
export const isUntold = (event: Told, today: string) =>
	event.attending > 0 &&
	event.date >= today &&
	event.guestsKnow !== undefined &&
	!isSamePlan(event.guestsKnow, planOf(event))

/** No plan equals it: some guests were told of one plan, and some of another. */
const different = 'different plans'

/**
 * What guests know once someone else is told of the event as it is. One who signs up while the others know another plan
 * knows the newer one, so no plan is right for everyone until all of them are told.
 */
export function knownByAll(event: Told) {
	const { attending, guestsKnow } = event
	if (attending === 0) return undefined
	return guestsKnow === undefined || isSamePlan(guestsKnow, planOf(event)) ? guestsKnow : different
}
