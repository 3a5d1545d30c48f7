import { type Guest, removeGuest } from '#functions/domain/events/guests.ts'
import { events } from '#functions/domain/events/table.ts'
import { readUnconfirmedPlace, releaseUnconfirmed } from '#functions/domain/events/unconfirmed.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { EventRecord } from '#shared/events/records.ts'

/** The writes that remove a sign-up and free its place. */
export const leave = async (guest: Guest, event: EventRecord): Promise<Write[]> => [
	...removeGuest(guest),
	...releaseUnconfirmed(guest._id, await readUnconfirmedPlace(guest._id)),
	...events.touch(event, { increase: { attending: -1 } }),
]
