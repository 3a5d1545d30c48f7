import { guests } from '#functions/domain/events/guests.ts'
import { signIns } from '#functions/domain/events/sign-ins.ts'
import { activeFrom, events, requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { deskDay, signInProblems } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

type DeskApi = typeof eventsDeskApi

/** Tonight's event comes first: it's the one that the desk is set up for. */
export async function forSignIn({ now }: RequestContext<DeskApi['forSignIn']>) {
	return { events: await activeFrom(deskDay(now)) }
}

const mostFound = 10

export async function findGuests({ input, logView }: RequestContext<DeskApi['findGuests']>) {
	const { rows } = await guests.search(input.q, { limit: mostFound }, input.id)
	logView(input.id)
	return { guests: rows }
}

export async function listSignIns({ input, logView }: RequestContext<DeskApi['signIns']>) {
	const { id, q, ...page } = input
	const { rows, ...more } = q ? await signIns.search(q, page, id) : await signIns.page(id, page)
	logView(id)
	return { signinData: rows, ...more }
}

/** An entry that was made without a network arrives late, so the event may be over or off the site by then. */
export function signIn({ input, now, commit }: RequestContext<DeskApi['signIn']>) {
	const [wrong] = signInProblems(input, dayOf(now))
	if (wrong) throw new Refusal('invalid', wrong.message, { [wrong.path.join('.')]: wrong.message })
	const { eventID, guestID } = input
	return retried(async () => {
		const event = await requireEvent(eventID)
		const id = newId()
		const writes = [
			...signIns.add({ ...input, _id: id, date: now.toISOString(), version: 0 }),
			...events.touch(event, { increase: { signedIn: 1 } }),
			...(guestID ? await markGuest(guestID, eventID, true) : []),
		]
		return commit(eventID, writes, { message: sentences.signedIn, id })
	})
}

/** If two desks sign the same guest in at once, the second one is told so. */
async function markGuest(id: string, eventID: string, signedIn: boolean): Promise<Write[]> {
	const guest = await guests.read(id)
	if (guest?.eventID !== eventID) {
		// A guest who canceled since they came stays signed in, and there is nothing to mark.
		if (!signedIn) return []
		throw new Refusal('not-found', sentences.guestNotFound)
	}
	if (!signedIn && !guest.signedIn) return []
	const onConflict = signedIn ? new Refusal('conflict', sentences.alreadySignedIn) : 'retry'
	// The version tells someone who removes or replaces the guest at this moment.
	const arrival = { set: { signedIn }, increase: { version: 1 } }
	return guests.touch(guest, arrival, { where: { signedIn: { is: !signedIn } }, onConflict })
}

export function undoSignIn({ input, commit }: RequestContext<DeskApi['undoSignIn']>) {
	const answer = { message: sentences.signInUndone }
	return retried(async () => {
		const seen = await signIns.read(input.id)
		if (seen?.eventID !== input.eventID) return answer
		const event = await requireEvent(seen.eventID)
		const writes = [
			...signIns.remove(seen, 'retry'),
			...events.touch(event, { increase: { signedIn: -1 } }),
			...(seen.guestID ? await markGuest(seen.guestID, seen.eventID, false) : []),
		]
		return commit(seen.eventID, writes, answer)
	})
}
