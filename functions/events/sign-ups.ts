import { readCancelLink } from '#functions/domain/events/cancel-links.ts'
import { isLongOver } from '#functions/domain/events/ends-after.ts'
import {
	type Guest,
	guestEmails,
	guests,
	isOwnSignUp,
	placeCount,
	readSignUpsOf,
} from '#functions/domain/events/guests.ts'
import { leave } from '#functions/domain/events/leave.ts'
import { mailFacts, shown } from '#functions/domain/events/shown.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import { readUnconfirmedPlace, releaseUnconfirmed } from '#functions/domain/events/unconfirmed.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsApi } from '#shared/events/api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventLocation, ownSignUpState } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'

type EventsApi = typeof eventsApi

/** Who waits doesn't read yet what only guests may. */
const asGuestsSee = (
	{ instructions, waiting: _, ...event }: EventRecord,
	{ waiting, offeredUntil }: Guest,
	now: Date,
) => ({
	...event,
	location: eventLocation(event),
	state: ownSignUpState(event, dayOf(now)),
	...(waiting ? { waiting, offeredUntil } : { instructions }),
})

/** Only someone who reads the address's mail has the link, so opening it confirms the address. */
export async function showSignUp({ input, now, commit }: RequestContext<EventsApi['showSignUp']>) {
	const found = await linkedTo(input.token, now)
	if (!found) throw new Refusal('not-found', sentences.notSignedUp)
	const { guest, event } = found
	const answer = { event: asGuestsSee(event, guest, now) }
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
export async function linkedTo(token: string, now: Date) {
	const link = await readCancelLink(token, now)
	const guest = link && (await guests.read(link.guestID))
	const event = guest && (await requireEvent(guest.eventID))
	return event && !isLongOver(event, now) ? { guest, event } : undefined
}

export async function mySignUps({ input, person, now }: RequestContext<EventsApi['mySignUps']>) {
	const { signUps, ...more } = await readSignUpsOf(person.user, input)
	const shown = signUps.map(({ guest, event }) => {
		const { _id, eventID, firstName, lastName } = guest
		return { ...asGuestsSee(event, guest, now), _id, eventID, firstName, lastName }
	})
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
		const answer = ({ attending = 0, waiting = 0, offered = 0 } = {}) => {
			const after = {
				attending: event.attending + attending,
				waiting: event.waiting + waiting,
				offered: event.offered + offered,
			}
			return { message: sentences.guestRemoved, event: shown({ ...event, ...after }, now) }
		}
		if (!guest) return answer()
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
		return commit(about, [...(await leave(guest, event)), ...mail], answer(placeCount(guest, -1)))
	})
}
