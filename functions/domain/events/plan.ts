import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import type { GuestsOnly } from '#shared/events/records.ts'
import { eventLocation } from '#shared/events/rules.ts'

type Place = Parameters<typeof eventLocation>[0]

interface Planned extends Place, GuestsOnly {
	date: string
	time: string
	archived: boolean
}

/** The facts that guests must be told of when they change. The instructions have the link to a meeting online. */
const planOf = (event: Planned) =>
	[event.date, event.time, eventLocation(event), event.archived ? 'off' : 'on', ...paragraphsForGuests(event)].join(
		'\n',
	)

/** Spaces and the signs after a word don't count: the plan reads the same. Within a link each sign counts. */
const asRead = (plan: string) => plan.replace(/[.,;:!?]*(\s+|$)/g, ' ').trim()

/** True if who signed up for an event as it was before has to be told what it is now. */
export const isOtherPlan = (before: Planned, after: Planned) => asRead(planOf(before)) !== asRead(planOf(after))
