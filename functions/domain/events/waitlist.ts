import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { newId } from '#functions/platform/ids.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventStates, isUpcoming, offerEnd } from '#shared/events/rules.ts'
import { putCancelLink } from './cancel-links.ts'
import { type Guest, guestEmails, guests, placeCount, waitingKind } from './guests.ts'
import { freeLapsedPlaces, keptUnconfirmed, leave } from './leave.ts'
import { mailFacts } from './shown.ts'
import { activeFrom, events, fromDay } from './table.ts'
import { readUnconfirmed } from './unconfirmed.ts'

const mostInLine = 500

/** First come, first in line. The index may be late, so the items say who still waits. */
async function readLine(eventId: string) {
	const { rows } = await guests.page(waitingKind(eventId), { limit: mostInLine, oldestFirst: true })
	return (await guests.readAll(rows.map(({ _id }) => _id))).filter(({ waiting }) => waiting)
}

/** Offers the places that fell free to those who wait longest, and takes back what nobody took in time. */
export async function offerFreePlaces(cause: Cause) {
	const waitedFor = (await activeFrom(dayOf(cause.now))).filter(({ waiting }) => waiting > 0)
	for (const { _id } of waitedFor)
		await skipFailures('places not offered', _id, async () => {
			let steps = 0
			while (steps++ < mostInLine && (await retried(() => takeNextStep(_id, cause))));
		})
}

/** True if there was something to do, so there may be more. */
async function takeNextStep(eventId: string, cause: Cause) {
	const [event, line] = [await events.read(eventId), await readLine(eventId)]
	if (!event || !isUpcoming(event, dayOf(cause.now))) return false
	const unconfirmed = await readUnconfirmed(line.map(({ _id }) => _id))
	const lapsed = line.find((guest) => isLapsed(guest, unconfirmed.has(guest._id), cause.now))
	if (lapsed) {
		await endWaiting(lapsed, event, 'place lapsed', cause)
		return true
	}
	const next = line.find(({ _id, offeredUntil }) => !offeredUntil && !unconfirmed.has(_id))
	if (!next) return false
	const { capacity = Number.POSITIVE_INFINITY, attending, offered } = event
	if (attending + offered >= capacity) return freeLapsedPlaces(event, cause)
	return offerPlace(next, event, cause)
}

/** Nobody is kept out for long by addresses that nobody confirms. */
const isLapsed = ({ offeredUntil, date }: Guest, isUnconfirmed: boolean, now: Date) =>
	offeredUntil
		? offeredUntil <= now.toISOString()
		: isUnconfirmed && Date.parse(date) <= now.getTime() - keptUnconfirmed

async function endWaiting(guest: Guest, event: EventRecord, action: string, { now, requestId }: Cause) {
	const record = audit({ action, by: 'clock', about: event._id, at: now, requestId })
	await transact([...(await leave(guest, event)), record])
}

/** Holds the place for them. */
async function offerPlace(guest: Guest, event: EventRecord, { now, requestId }: Cause) {
	const offeredUntil = offerEnd(event, now)?.toISOString()
	if (!offeredUntil) return false
	const [to = guest.email] = await guestEmails([guest])
	const cancelToken = newId()
	// The typed name of an address that isn't the account's own may be a stranger's words.
	const firstName = guest.memberId ? guest.firstName : ''
	const facts = mailFacts(event, now)
	const content = { template: 'event-offered', firstName, offeredUntil, event: facts, cancelToken } as const
	const { version, capacity, offered } = event
	const hasRoom = capacity !== undefined && { attending: { below: capacity - offered, orAbsent: true } as const }
	await transact([
		...guests.change(guest, revised(guest, { offeredUntil }), { onConflict: 'retry' }),
		...events.touch(
			event,
			{ increase: { offered: 1 } },
			{
				where: { version: { is: version }, offered: { atMost: offered, orAbsent: true }, ...hasRoom },
				onConflict: 'retry',
			},
		),
		...queueMail({ to, language: guest.language, content }, { now, requestId }),
		putCancelLink(cancelToken, { guestID: guest._id, event }),
		audit({ action: 'place offered', by: 'clock', about: event._id, at: now, requestId }),
	])
	return true
}

/** The writes that make someone who waited a guest. */
export const takeWaitingPlace = (guest: Guest, event: EventRecord): Write[] => [
	...guests.change(guest, revised(guest, { waiting: undefined, offeredUntil: undefined }), { onConflict: 'retry' }),
	...giveWaitingPlace(guest, event),
]

/** What an event counts for it. An offer holds the place, and without one there has to be room. */
export const giveWaitingPlace = (guest: Guest, event: EventRecord): Write[] =>
	events.touch(
		event,
		{ increase: { ...placeCount(guest, -1), attending: 1 }, ...(event.attending === 0 && { set: { untold: false } }) },
		{
			where: {
				version: { is: event.version },
				...(!guest.offeredUntil && {
					attending: { atMost: event.attending, orAbsent: true },
					offered: { atMost: event.offered, orAbsent: true },
				}),
			},
			onConflict: 'retry',
		},
	)

const longestPast = 30

/** Once an event is over nobody waits for it any more. One that is off the site before its day may come back. */
export async function endWaitingForPast(cause: Cause) {
	const today = dayOf(cause.now)
	for (const state of eventStates) {
		const between = [addDays(today, -longestPast), fromDay(addDays(today, -1))[0]] as const
		const { rows } = await events.page(state, { limit: mostInLine, between })
		for (const { _id } of rows.filter(({ waiting }) => waiting > 0))
			await skipFailures('waiting not ended', _id, async () => {
				for (const { _id: id } of await readLine(_id)) await retried(() => endOne(id, cause))
			})
	}
}

async function endOne(id: string, cause: Cause) {
	const guest = await guests.read(id)
	const event = guest && (await events.read(guest.eventID))
	if (guest?.waiting && event) await endWaiting(guest, event, 'waiting ended', cause)
}
