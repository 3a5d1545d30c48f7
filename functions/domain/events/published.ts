import { Refusal } from '#functions/platform/refusal.ts'
import { dayOf } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { eventState, isUpcoming } from '#shared/events/rules.ts'
import { usualPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'
import { hasLapsedPlace } from './leave.ts'
import { shown } from './shown.ts'
import { activeFrom, beforeDay, cursorAfter, events, fromDay, latestFirst } from './table.ts'

export const upcoming = async ({ now }: { now: Date }) => ({ events: await activeFrom(dayOf(now)) })

interface Part {
	limit: number
	cursor: string | undefined
	today: string
}

const parts = {
	/** Active events, the soonest first. */
	active: ({ limit, cursor, today }: Part) =>
		events.page('active', { limit, cursor, between: fromDay(today), oldestFirst: true }),
	/** Inactive events and active ones that are over, by date. The cursor has the place in each of the two kinds. */
	async past({ limit, cursor, today }: Part) {
		const [inactive, over] = (cursor?.split('~') ?? []).map((at) => at || undefined)
		const both = [
			await events.page('inactive', { limit, cursor: inactive }),
			await events.page('active', { limit, cursor: over, between: beforeDay(today) }),
		]
		const all = both.flatMap(({ rows }) => rows).toSorted(latestFirst)
		const rows = all.slice(0, limit)
		const goesOn = all.length > limit || both.some(({ next }) => next)
		const after = (kind: string, before = '') => {
			const last = rows.findLast((event) => eventState(event) === kind)
			return last ? cursorAfter(last) : before
		}
		const next = goesOn ? `${after('inactive', inactive)}~${after('active', over)}` : undefined
		return { rows, next }
	},
}

/** A cursor begins with the part that it goes on in, because the past follows the upcoming events. */
function readCursor(cursor: string | undefined, active: boolean | undefined) {
	const [part, at] = cursor?.split('.') ?? []
	const first = active === false ? 'past' : 'active'
	if (part === undefined) return { part: first, at: undefined } as const
	const isKnown = part === 'active' || part === 'past'
	if (!isKnown || (active !== undefined && part !== first)) throw new Refusal('invalid', messages.listChanged)
	return { part, at: at || undefined } as const
}

/** For the public an event whose day is over isn't active, even if nobody has taken it off the site. */
export async function published({ input, now }: { input: Input<typeof eventsApi.published>; now: Date }) {
	const { limit = usualPage, active } = input
	const today = dayOf(now)
	const { part, at } = readCursor(input.cursor, active)
	const { rows, next } = await parts[part]({ limit, cursor: at, today })
	const goesOnInPast = next === undefined && part === 'active' && active === undefined
	const room = limit - rows.length
	const rest = goesOnInPast && room > 0 ? await parts.past({ limit: room, cursor: undefined, today }) : undefined
	const nextPart = next ? `${part}.${next}` : goesOnInPast && !rest ? 'past.' : undefined
	const goesOn = rest?.next ? `past.${rest.next}` : nextPart
	const found = [...rows, ...(rest?.rows ?? [])]
	const isDocumented = input.limit === undefined && input.cursor === undefined
	const inOrder = isDocumented && !goesOn ? found.toSorted(latestFirst) : found
	const listed = await Promise.all(
		inOrder.map(async (event) => {
			const isOpen = await hasLapsedPlace(event, now)
			return { ...shown(event, now), active: isUpcoming(event, today), ...(isOpen && { signUp: 'open' as const }) }
		}),
	)
	return { events: listed, ...(goesOn && { next: goesOn }) }
}
