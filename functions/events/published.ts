import { shown } from '#functions/domain/events/shown.ts'
import { events } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { longestPage, usualPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'

type EventsApi = typeof eventsApi

export async function upcoming({ now }: RequestContext<EventsApi['upcoming']>) {
	const { rows } = await events.page('active', { limit: longestPage })
	const today = dayOf(now)
	return { events: rows.filter(({ date }) => date >= today).reverse() }
}

const kinds = ['active', 'inactive'] as const

/** A cursor begins with the kind that it goes on in, because the past follows the upcoming events. */
function readCursor(cursor: string | undefined, active: boolean | undefined) {
	const [kind, at] = cursor?.split('.') ?? []
	const first = active === false ? 'inactive' : 'active'
	if (kind === undefined) return { kind: first, at: undefined } as const
	const known = kinds.find((name) => name === kind)
	if (!known || (active !== undefined && known !== first)) throw new Refusal('invalid', messages.listChanged)
	return { kind: known, at: at || undefined }
}

export async function published({ input, now }: RequestContext<EventsApi['published']>) {
	const { limit = usualPage, active } = input
	const { kind, at } = readCursor(input.cursor, active)
	const { rows, next } = await events.page(kind, { limit, cursor: at })
	const isEnd = next === undefined && kind === 'active' && active === undefined
	const rest = limit - rows.length
	const past = isEnd && rest > 0 ? await events.page('inactive', { limit: rest }) : undefined
	const goesOn = next
		? `${kind}.${next}`
		: past?.next
			? `inactive.${past.next}`
			: isEnd && !past
				? 'inactive.'
				: undefined
	const found = [...rows, ...(past?.rows ?? [])].map((event) => shown(event, now))
	return { events: found, ...(goesOn && { next: goesOn }) }
}
