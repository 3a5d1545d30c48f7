import { readCancelLink } from '#functions/domain/events/cancel-links.ts'
import { isLongOver } from '#functions/domain/events/ends-after.ts'
import {
	type Guest,
	guestEmails,
	removeGuest as guestRemoval,
	guests,
	isOwnSignUp,
	readSignUpsOf,
} from '#functions/domain/events/guests.ts'
import { mailFacts, shown } from '#functions/domain/events/shown.ts'
import { events, requireEvent } from '#functions/domain/events/table.ts'
import {
	readUnconfirmed,
	readUnconfirmedPlace,
	releaseUnconfirmed,
	type Unconfirmed,
} from '#functions/domain/events/unconfirmed.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsApi } from '#shared/events/api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventLocation, ownSignUpState, signUpState } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'

type EventsApi = typeof eventsApi

const asGuestsSee = (event: EventRecord, now: Date) => ({
	...event,
	location: eventLocation(event),
	state: ownSignUpState(event, dayOf(now)),
})

/** Only someone who reads the address's mail has the link, so opening it confirms the address. */
export async function showSignUp({ input, now, commit }: RequestContext<EventsApi['showSignUp']>) {
	const found = await linkedTo(input.token, now)
	if (!found) throw new Refusal('not-found', sentences.notSignedUp)
	const { guest, event } = found
	const answer = { event: asGuestsSee(event, now) }
	return retried(async () => {
		const held = await readUnconfirmedPlace(guest._id)
		return held ? commit(guest.eventID, releaseUnconfirmed(guest._id, held), answer) : answer
	})
}

/** A link that was used before gets the same answer, because the person is off the list as they wanted. */
export async function cancel({ input, now, commit }: RequestContext<EventsApi['cancel']>) {
	const answer = { message: sentences.canceled }
	return retried(async () => {
		const found = await linkedTo(input.token, now)
		return found ? commit(found.event._id, await leaveBefore(found), answer) : answer
	})
}

/** A link works until its event is over. */
async function linkedTo(token: string, now: Date) {
	const link = await readCancelLink(token, now)
	const guest = link && (await guests.read(link.guestID))
	const event = guest && (await requireEvent(guest.eventID))
	return event && !isLongOver(event, now) ? { guest, event } : undefined
}

export async function mySignUps({ input, person, now }: RequestContext<EventsApi['mySignUps']>) {
	const { signUps, ...more } = await readSignUpsOf(person.user, input)
	const shown = signUps.map(({ guest: { _id, eventID, firstName, lastName }, event }) => ({
		...asGuestsSee(event, now),
		_id,
		eventID,
		firstName,
		lastName,
	}))
	return { signUps: shown, ...more }
}

/** A sign-up of someone else isn't there for this member, so it gets the answer of one that is gone. */
export function cancelMine({ input, person, commit }: RequestContext<EventsApi['cancelMine']>) {
	const answer = { message: sentences.canceled }
	return retried(async () => {
		const guest = await guests.read(input.id)
		if (!guest || !isOwnSignUp(guest, person.user)) return answer
		return commit(guest.eventID, await leaveBefore({ guest, event: await requireEvent(guest.eventID) }), answer)
	})
}

/** Guests who signed in at the event can't cancel any more. */
function leaveBefore({ guest, event }: { guest: Guest; event: EventRecord }) {
	if (guest.signedIn) throw new Refusal('conflict', sentences.alreadyThere)
	return leave(guest, event)
}

/**
 * Only the sign-up that the employee saw: its address may have canceled and signed up again, or its owner may have taken
 * it over. Someone who is off the list already gets the same answer. A guest who signed in at the door stays, because
 * reports count them.
 */
export function removeGuest(context: RequestContext<(typeof eventsStaffApi)['removeGuest']>) {
	const { input, now, requestId, commit } = context
	return retried(async () => {
		const guest = await guests.read(input.id)
		const event = await requireEvent(input.eventID)
		const answer = (attending: number) => ({
			message: sentences.guestRemoved,
			event: shown({ ...event, attending }, now),
		})
		if (!guest) return answer(event.attending)
		if (guest.eventID !== event._id) throw new Refusal('not-found', sentences.guestGone)
		if (input.date !== undefined && input.date !== guest.date)
			throw new Refusal('conflict', sentences.guestChanged, undefined, { guest })
		if (guest.signedIn) throw new Refusal('conflict', sentences.guestCame, undefined, { guest })
		const isTold = ownSignUpState(event, dayOf(now)) === 'coming'
		// The typed name of an address that isn't the account's own may be a stranger's words.
		const firstName = guest.memberId ? guest.firstName : ''
		const content = { template: 'event-removed', firstName, event: mailFacts(event, now) } as const
		const [to = guest.email] = await guestEmails([guest])
		const mail = isTold ? queueMail({ to, language: guest.language, content }, { now, requestId }) : []
		const about = [event._id, ...(guest.memberId ? [guest.memberId] : [])]
		return commit(about, [...(await leave(guest, event)), ...mail], answer(event.attending - 1))
	})
}

/** The writes that remove a sign-up and free its place. */
const leave = async (guest: Guest, event: EventRecord) => leaving(guest, event, await readUnconfirmedPlace(guest._id))

const leaving = (guest: Guest, event: EventRecord, held: Unconfirmed | undefined): Write[] => [
	...guestRemoval(guest),
	...releaseUnconfirmed(guest._id, held),
	...events.touch(event, { increase: { attending: -1 } }),
]

const keptUnconfirmed = 24 * 3_600_000
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
	const needed = event.attending - (event.capacity ?? 0) + 1
	const lapsed = rows.filter(({ _id, signedIn }) => !signedIn && unconfirmed.has(_id)).slice(0, needed)
	return lapsed.length < needed ? [] : lapsed
}

export const hasLapsedPlace = async (event: EventRecord, now: Date) => (await readLapsed(event, now)).length > 0

/** Frees the places of a full event that lapsed. True if there were some, so the event isn't as it was read. */
export async function freeLapsedPlaces(event: EventRecord, { now, requestId }: { now: Date; requestId: string }) {
	const lapsed = await readLapsed(event, now)
	for (const { _id } of lapsed) {
		const [guest, held] = await Promise.all([guests.read(_id), readUnconfirmedPlace(_id)])
		if (!guest || guest.signedIn || !held) continue
		const record = audit({ action: 'place lapsed', by: 'clock', about: event._id, at: now, requestId })
		await transact([...leaving(guest, event, held), record])
	}
	return lapsed.length > 0
}
