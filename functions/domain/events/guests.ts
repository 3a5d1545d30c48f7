import * as z from 'zod'
import { presentEmails } from '#functions/domain/people/present-email.ts'
import { nameTerms, nameWords } from '#functions/domain/people/terms.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { collection, revised } from '#functions/platform/store/collection.ts'
import { type PageRequest, readBelow } from '#functions/platform/store/pages.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { dayOf } from '#shared/dates.ts'
import { type EventRecord, GuestRecord } from '#shared/events/records.ts'
import { languages } from '#shared/words/t.ts'
import { dropFormBefore } from './forms-before.ts'
import { events } from './table.ts'

const Guest = GuestRecord.extend({
	eventID: z.string(),
	/** The member whose own verified address this was when they signed up in their account. They may have another by now. */
	memberId: z.string().optional(),
	/** Of the page on which they signed up. We write to them in it. */
	language: z.enum(languages).default('en'),
	version: z.number().int().default(0),
})

export type Guest = z.output<typeof Guest>

/** An address can be on the list of an event once, because this is the key of its item. */
export const guestId = (eventId: string, email: string) => sha256(`${eventId}\n${email}`)

/** Its terms of a search begin otherwise than those of the guests, which have a space there. */
export const waitingKind = (eventId: string) => `${eventId}~waits`

/** The guests of an event are the kind of the list with the event's id, and those who wait for a place are another. */
export const guests = collection({
	list: 'GUESTS',
	key: (id) => ({ pk: `GUEST#${id}`, sk: 'GUEST' }),
	id: ({ _id }) => _id,
	record: Guest,
	row: GuestRecord,
	order: ({ date, _id }) => `${date}#${_id}`,
	kind: ({ eventID, waiting }) => (waiting ? waitingKind(eventID) : eventID),
	terms: (guest) => [...nameTerms(guest), guest.email],
	words: nameWords,
	searchedByKind: true,
})

/** A pointer below the member's id finds what they signed up for. */
const pointerKey = (memberId: string, below = ''): ItemKey => ({ pk: `SIGNUPSOF#${memberId}`, sk: `SIGNUP#${below}` })

const pointerOf = ({ memberId, date, _id }: Guest) => (memberId ? [pointerKey(memberId, `${date}#${_id}`)] : [])

const putPointer = (guest: Guest) => pointerOf(guest).map((key) => put({ ...key, row: guest._id }))

export const addGuest = (guest: Guest): Write[] => [
	...guests.add(guest, {}, { where: { pk: 'absent' }, onConflict: 'retry' }),
	...putPointer(guest),
]

export const removeGuest = (guest: Guest): Write[] => [
	...guests.remove(guest, 'retry'),
	...pointerOf(guest).map((key) => remove(key)),
	// It may have been filled in since the guest was read, which counts no version.
	dropFormBefore(guest),
]

type PlaceCount = Partial<Pick<EventRecord, 'attending' | 'waiting' | 'offered'>>

/** What an event counts for a guest. */
export const placeCount = ({ waiting, offeredUntil }: Guest, by: 1 | -1): PlaceCount =>
	waiting ? { waiting: by, ...(offeredUntil && { offered: by }) } : { attending: by }

/** Frees the place. After the event its number of guests stays, because it's a statistic by then. */
export async function giveBackPlace(guest: Guest, now: Date): Promise<Write[]> {
	const event = await events.read(guest.eventID)
	return event && event.date >= dayOf(now) ? events.touch(event, { increase: placeCount(guest, -1) }) : []
}

/** Keeps a guest who is on the list already. The condition fails if someone takes them off at the same time. */
export const keepGuest = (guest: Guest): Write[] =>
	guests.touch(
		guest,
		{ set: { memberId: guest.memberId } },
		{ where: { version: { is: guest.version } }, onConflict: 'retry' },
	)

export const isOwnSignUp = ({ memberId }: Guest, { _id }: UserRecord) => memberId === _id

export const guestEmails = (guests: readonly Pick<Guest, 'memberId' | 'email'>[]) =>
	presentEmails(guests.map(({ memberId, email }) => ({ ownerId: memberId, email })))

/** A member's own sign-up takes the place that someone else, or they without signing in, took with their address. */
export function replaceGuest(
	seen: Guest,
	{ firstName, lastName, date, info, questionAnswers, memberId, language, waiting }: Guest,
) {
	const place = { waiting: seen.waiting && waiting, offeredUntil: waiting ? seen.offeredUntil : undefined }
	const answers = { firstName, lastName, date, info, questionAnswers, ...place }
	const own = revised(seen, { ...answers, memberId, language, filledIn: false })
	return [
		...guests.change(seen, own, { onConflict: 'retry' }),
		...pointerOf(seen).map((key) => remove(key)),
		...putPointer(own),
		// A stranger may have filled it in, also since the guest was read.
		dropFormBefore(seen),
	]
}

/** Reads the events that a member signed up for, latest first. */
export async function readSignUpsOf(member: UserRecord, page: PageRequest) {
	const { ids, next } = await readSignUpIds(member._id, page)
	const pointedTo = await guests.readAll(ids)
	const own = await eventsOf(pointedTo.filter((guest) => isOwnSignUp(guest, member)))
	const signUps = own.map(({ thing: guest, event }) => ({ guest, event }))
	return { signUps, ...(next && { next }) }
}

export async function readSignUpIds(memberId: string, page: PageRequest) {
	const { pk, sk } = pointerKey(memberId)
	const { rows, next } = await readBelow(pk, sk, page)
	return { ids: rows.map(String), ...(next && { next }) }
}

/** Each sign-up or sign-in with its event, without those whose event is gone. */
export async function eventsOf<Thing extends { eventID: string }>(things: readonly Thing[]) {
	const ids = [...new Set(things.map(({ eventID }) => eventID))]
	const their = await events.readAll(ids)
	return things.flatMap((thing) => {
		const event = their.find(({ _id }) => _id === thing.eventID)
		return event ? [{ thing, event }] : []
	})
}
