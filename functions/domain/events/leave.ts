import type { Cause } from '#functions/domain/mail/outbox.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { signUpState } from '#shared/events/rules.ts'
import { type Guest, guests, placeCount, removeGuest } from './guests.ts'
import { events } from './table.ts'
import { readUnconfirmed, readUnconfirmedPlace, releaseUnconfirmed, type Unconfirmed } from './unconfirmed.ts'

/** The writes that remove a sign-up and free its place. */
export const leave = async (guest: Guest, event: EventRecord) =>
	leaving(guest, event, await readUnconfirmedPlace(guest._id))

const leaving = (guest: Guest, event: EventRecord, held: Unconfirmed | undefined): Write[] => [
	...removeGuest(guest),
	...releaseUnconfirmed(guest._id, held),
	...events.touch(event, { increase: placeCount(guest, -1) }),
]

export const keptUnconfirmed = 24 * 3_600_000
const mostLookedAt = 500

/**
 * The oldest places of a full event whose address nobody confirmed for a day: as many as one more guest needs, or none. An
 * event with room keeps them, because many who never open the mail come all the same.
 */
async function readLapsed(event: EventRecord, now: Date) {
	if (signUpState(event, dayOf(now)) !== 'full') return []
	const until = new Date(now.getTime() - keptUnconfirmed).toISOString()
	const page = { limit: mostLookedAt, oldestFirst: true, between: ['0', until] } as const
	const { rows } = await guests.page(event._id, page)
	const unconfirmed = await readUnconfirmed(rows.map(({ _id }) => _id))
	const needed = event.attending + event.offered - (event.capacity ?? 0) + 1
	const lapsed = rows.filter(({ _id, signedIn }) => !signedIn && unconfirmed.has(_id)).slice(0, needed)
	return lapsed.length < needed ? [] : lapsed
}

/** Not for someone new as long as others wait for it. */
export const hasLapsedPlace = async (event: EventRecord, now: Date) =>
	event.waiting === 0 && (await readLapsed(event, now)).length > 0

/** Frees the places of a full event that lapsed. True if there were some, so the event isn't as it was read. */
export async function freeLapsedPlaces(event: EventRecord, { now, requestId }: Cause) {
	const lapsed = await readLapsed(event, now)
	for (const { _id } of lapsed) {
		const [guest, held] = await Promise.all([guests.read(_id), readUnconfirmedPlace(_id)])
		if (!guest || guest.signedIn || !held) continue
		const record = audit({ action: 'place lapsed', by: 'clock', about: event._id, at: now, requestId })
		await transact([...leaving(guest, event, held), record])
	}
	return lapsed.length > 0
}
