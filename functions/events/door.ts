import { readCancelLink } from '#functions/domain/events/cancel-links.ts'
import { doorCodeRef, isCodeOf } from '#functions/domain/events/door-code.ts'
import { doorFormId, isSignUpOf, putDoorForm, readDoorForm } from '#functions/domain/events/door-forms.ts'
import { putFormBefore } from '#functions/domain/events/forms-before.ts'
import { guestId, guests } from '#functions/domain/events/guests.ts'
import { events } from '#functions/domain/events/table.ts'
import { readUnconfirmedPlace, releaseUnconfirmed } from '#functions/domain/events/unconfirmed.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { retried } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsDoorApi } from '#shared/events/door-api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { deskDay, eventLocation, eventState, signInProblems } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

type DoorApi = typeof eventsDoorApi

interface Door {
	eventID: string
	code: string
}

/** The door opens when the event's own day begins, and closes early in the next morning, because an evening goes on past midnight. */
async function requireDoor({ eventID, code }: Door, now: Date) {
	const [ref, codeRef] = [events.ref(eventID), doorCodeRef(eventID)]
	const [first, second] = await getItems([ref.key, codeRef.key])
	const event = ref.parse(first)
	if (!event || !isCodeOf(codeRef.parse(second), code)) throw new Refusal('not-found', sentences.wrongDoor)
	if (event.date > dayOf(now)) throw new Refusal('conflict', sentences.doorNotYet)
	return requireGoingOn(event, now)
}

function requireGoingOn(event: EventRecord, now: Date) {
	const isOff = eventState(event) !== 'active' || event.date < deskDay(now)
	if (isOff) throw new Refusal('conflict', sentences.doorOver)
	return event
}

function requireBirthday(form: { birthday: string }, now: Date) {
	const [wrong] = signInProblems(form, dayOf(now))
	if (wrong) throw new Refusal('invalid', wrong.message, { [wrong.path.join('.')]: wrong.message })
}

export async function door({ input, now }: RequestContext<DoorApi['door']>) {
	const event = await requireDoor(input, now)
	return { event: { ...event, location: eventLocation(event) } }
}

/** The answer is the same whoever they say they are, because a stranger at the door may not learn who is in. */
export function fillInAtDoor({ input, now, commit }: RequestContext<DoorApi['fillInAtDoor']>) {
	const answer = { message: sentences.doorReceived }
	requireBirthday(input, now)
	return retried(async () => {
		const { code, ...form } = input
		const event = await requireDoor(input, now)
		const _id = doorFormId(form)
		const [seen, guest] = await Promise.all([readDoorForm(event._id, _id), guests.read(guestId(event._id, form.email))])
		const isListed = guest !== undefined && isSignUpOf(guest, form)
		const waits = { ...form, _id, isListed, date: now.toISOString() }
		const writes = seen.isConfirmed ? [] : putDoorForm(waits, seen, event)
		return commit(event._id, writes, answer)
	})
}

/**
 * Takes a form that a guest filled in at home. The link came by email, so the form belongs to the sign-up and asks for no
 * name.
 */
export function fillInBefore({ input, now, commit }: RequestContext<DoorApi['fillInBefore']>) {
	const answer = { message: sentences.doorReceived }
	requireBirthday(input, now)
	return retried(async () => {
		const { token, ...answers } = input
		const link = await readCancelLink(token, now)
		const guest = link && (await guests.read(link.guestID))
		const event = guest && (await events.read(guest.eventID))
		if (!guest || guest.waiting || !event) throw new Refusal('not-found', sentences.notSignedUp)
		requireGoingOn(event, now)
		if (guest.signedIn) throw new Refusal('conflict', sentences.alreadyIn)
		const { _id: guestID, eventID, firstName, lastName, email } = guest
		const form = { ...answers, eventID, guestID, firstName, lastName, email, date: now.toISOString() }
		const isThere = { where: { signedIn: { is: false } }, onConflict: 'retry' } as const
		const writes = [
			...guests.touch(guest, { set: { filledIn: true } }, isThere),
			putFormBefore(guest, form, event),
			// The link came to their address, so it's confirmed.
			...releaseUnconfirmed(guestID, await readUnconfirmedPlace(guestID)),
		]
		return commit(eventID, writes, answer)
	})
}
