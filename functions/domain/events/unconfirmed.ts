import * as z from 'zod'
import { networksOf } from '#functions/platform/http/network.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItem, getItems, type ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { endsAfter } from './ends-after.ts'

/** A family signs up from one phone. Someone who fills an event with made-up addresses gets no further than this. */
const mostFromOneNetwork = 5

/** A hall has one network for everyone in it. */
const mostFromOneHall = 300

interface Day {
	date: string
	manyAtOnePlace?: boolean | undefined
}

/** Guests of one hall share its network: on the event's own day, and earlier where staff say that many sign up at one place. */
export const mayBeInHall = ({ date, manyAtOnePlace = false }: Day, now: Date) => manyAtOnePlace || date === dayOf(now)

const Unconfirmed = z.object({ networks: z.array(z.string()), ttl: z.number() })

/** A place whose address nobody has confirmed, and the networks that it counts for. */
export type Unconfirmed = z.output<typeof Unconfirmed>

const networkKey = (id: string): ItemKey => ({ pk: `UNCONFIRMED#${id}`, sk: 'NETWORK' })
const placeKey = (guestID: string): ItemKey => ({ pk: `UNCONFIRMED#${guestID}`, sk: 'PLACE' })

export async function readUnconfirmedPlace(guestID: string) {
	const item = await getItem(placeKey(guestID))
	return item && Unconfirmed.parse(item)
}

/** Of these guests, those whose address nobody has confirmed. */
export async function readUnconfirmed(guestIDs: string[]) {
	const items = await getItems(guestIDs.map(placeKey), { consistent: false })
	return new Set(guestIDs.filter((_, at) => items[at] !== undefined))
}

interface Place {
	event: Day & { _id: string }
	guestID: string
	/** The network address that it's taken from. */
	address: string
	now: Date
}

/**
 * Counts a new place for its networks. An address that is on the list counts nothing and is refused all the same, or the
 * page would tell strangers who comes.
 */
export function holdUnconfirmed({ event, guestID, address, now }: Place, isNew: boolean): Write[] {
	const ttl = endsAfter(event)
	const networks = networksOf(address).map(({ name, share }) => ({
		id: sha256(`${event._id}\n${name}`),
		most: mayBeInHall(event, now) ? mostFromOneHall : mostFromOneNetwork * share,
	}))
	return [
		...networks.map(({ id, most }) =>
			update(
				networkKey(id),
				{ increase: { places: isNew ? 1 : 0 }, set: { ttl } },
				{
					where: { places: { below: most, orAbsent: true } },
					onConflict: new Refusal('conflict', eventSentences.manyUnconfirmed),
				},
			),
		),
		...(isNew ? [put({ ...placeKey(guestID), networks: networks.map(({ id }) => id), ttl })] : []),
	]
}

/** The place is confirmed or given up, so another one may be taken from the same networks. */
export const releaseUnconfirmed = (guestID: string, held: Unconfirmed | undefined): Write[] =>
	held
		? [
				remove(placeKey(guestID), { where: { pk: 'exists' }, onConflict: 'retry' }),
				...held.networks.map((id) => update(networkKey(id), { increase: { places: -1 }, set: { ttl: held.ttl } })),
			]
		: []
