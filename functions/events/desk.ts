import { putPointer, readLastSignIns } from '#functions/domain/events/came-before.ts'
import { doorCodeRef, newDoorCode } from '#functions/domain/events/door-code.ts'
import {
	confirmDoorForm,
	type DoorForm,
	dropDoorForms,
	forgetConfirmed,
	isSignUpOf,
	readDoorForm,
	readDoorForms,
	requireAsShown,
} from '#functions/domain/events/door-forms.ts'
import { dropFormBefore, formBeforeRef } from '#functions/domain/events/forms-before.ts'
import { type Guest, guestId, guests } from '#functions/domain/events/guests.ts'
import { type StoredSignIn, signIns } from '#functions/domain/events/sign-ins.ts'
import { activeFrom, events, requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItems, readRef } from '#functions/platform/store/table.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { dayOf, isMinor } from '#shared/dates.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { deskDay, partySize, signInProblems } from '#shared/events/rules.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { exportPage } from '#shared/lists.ts'

type DeskApi = typeof eventsDeskApi

/** Tonight's event comes first: it's the one that the desk is set up for. */
export async function forSignIn({ now }: RequestContext<DeskApi['forSignIn']>) {
	return { events: await activeFrom(deskDay(now)) }
}

const mostFound = 10

export async function findGuests({ input, now, logView }: RequestContext<DeskApi['findGuests']>) {
	const { rows } = await guests.search(input.q, { limit: mostFound }, input.id)
	logView(input.id)
	return { guests: await withKnown(rows, now) }
}

/** Its endpoint is called `signIns`, like the collection. */
export { listSignIns as signIns }

async function listSignIns({ input, logView }: RequestContext<DeskApi['signIns']>) {
	const { id, q, ...page } = input
	const { rows, ...more } = q ? await signIns.search(q, page, id) : await signIns.page(id, page)
	logView(id)
	return { signinData: rows, ...more }
}

/**
 * The desk finds guests without a network, so the whole list goes onto its device: names, and nothing that a guest told us
 * but how many they were and what they allowed.
 */
export async function deskGuests({ input, now, logView }: RequestContext<DeskApi['deskGuests']>) {
	const { id, cursor } = input
	const { rows, ...more } = await guests.page(id, { limit: exportPage, cursor })
	logView(id)
	return { guests: await withKnown(rows, now), ...more }
}

async function withKnown<Named extends Pick<Guest, 'firstName' | 'lastName' | 'email'>>(rows: Named[], now: Date) {
	const before = await readLastSignIns(rows, now)
	return rows.map((guest, at) => ({ ...guest, known: knownOf(before[at]) }))
}

/**
 * Returns the earlier answers of someone who was an adult then. What was said for a child is asked again, because a parent
 * consented for one event.
 */
const knownOf = (signIn: StoredSignIn | undefined) =>
	signIn && !isMinor(signIn.birthday, dayOf(new Date(signIn.date))) ? signIn : undefined

/** An entry that was made without a network arrives late, so the event may be over or off the site by then. */
export function signIn({ input, now, commit }: RequestContext<DeskApi['signIn']>) {
	const [wrong] = signInProblems(input, dayOf(now))
	if (wrong) throw new Refusal('invalid', wrong.message, { [wrong.path.join('.')]: wrong.message })
	return retried(async () => {
		const { formDate, ...given } = input
		const { eventID, guestID, formID } = given
		const event = await requireEvent(eventID)
		const before = formID ? undefined : formDate
		const marked = guestID ? await markAsIn(await requireGuest(guestID, eventID), before, now) : []
		const confirmed = formID ? await confirm(formID, formDate, event) : []
		const { writes, answer } = await arrival(given, event, now)
		return commit(eventID, [...confirmed, ...marked, ...writes], answer)
	})
}

async function confirm(id: string, shown: string | undefined, event: EventRecord) {
	const form = await readDoorForm(event._id, id)
	requireAsShown(form.waits, shown)
	return confirmDoorForm(id, form, event)
}

/** The documented record is kept whole: what the guest told us before is copied into it. */
export function signInKnown({ input, now, commit }: RequestContext<DeskApi['signInKnown']>) {
	const { eventID, guestID } = input
	return retried(async () => {
		const guest = await requireGuest(guestID, eventID)
		const [before] = await readLastSignIns([guest], now)
		const known = knownOf(before)
		if (!known) throw new Refusal('conflict', sentences.notKnown)
		const given = { ...known, formID: undefined, ...input }
		const { writes, answer } = await arrival(given, await requireEvent(eventID), now)
		return commit(eventID, [...writes, ...markAs(guest, true)], answer)
	})
}

type Given = Omit<StoredSignIn, '_id' | 'date' | 'version'>

async function arrival(given: Given, event: EventRecord, now: Date) {
	const signIn = { ...given, _id: newId(), date: now.toISOString(), version: 0 }
	const writes = [
		...signIns.add(signIn),
		...(await putPointer(signIn, now)),
		...events.touch(event, { increase: countOf(signIn, 1) }),
	]
	return { writes, answer: { message: sentences.signedIn, id: signIn._id } }
}

const countOf = ({ guestID, groupMembers }: StoredSignIn, by: 1 | -1) => ({
	signedIn: by,
	walkIns: guestID ? 0 : by,
	people: by * partySize(groupMembers),
})

async function requireGuest(id: string, eventID: string) {
	const guest = await guests.read(id)
	if (guest?.eventID !== eventID || guest.waiting) throw new Refusal('not-found', sentences.guestNotFound)
	return guest
}

/** If two desks sign the same guest in at once, the second one is told so, unless a colleague has removed the guest. */
function markAs(guest: Guest, signedIn: boolean, formDate?: string): Write[] {
	const refuse = async () => {
		await requireGuest(guest._id, guest.eventID)
		return new Refusal('conflict', sentences.alreadySignedIn)
	}
	const onConflict = signedIn ? refuse : 'retry'
	// The version tells someone who removes or replaces the guest at this moment.
	const arrival = { set: { signedIn, filledIn: undefined }, increase: { version: 1 } }
	return [
		...guests.touch(guest, arrival, { where: { signedIn: { is: !signedIn } }, onConflict }),
		// It may have been filled in since the guest was read.
		dropFormBefore(guest, formDate),
	]
}

/** Marks a guest who may have sent a form from home. `shown` is the date of the one that the desk showed. */
async function markAsIn(guest: Guest, shown: string | undefined, now: Date) {
	if (shown) requireAsShown(await readRef(formBeforeRef(guest, now)), shown)
	return markAs(guest, true, shown)
}

/** A guest who canceled since they came stays signed in, and there is nothing to mark. */
async function unmark(id: string, eventID: string) {
	const guest = await guests.read(id)
	return guest?.eventID === eventID && guest.signedIn ? markAs(guest, false) : []
}

export function undoSignIn({ input, commit }: RequestContext<DeskApi['undoSignIn']>) {
	const answer = { message: sentences.signInUndone }
	return retried(async () => {
		const seen = await signIns.read(input.id)
		if (seen?.eventID !== input.eventID) return answer
		const event = await requireEvent(seen.eventID)
		const writes = [
			...signIns.remove(seen, 'retry'),
			...events.touch(event, { increase: countOf(seen, -1) }),
			...(seen.formID ? [forgetConfirmed(seen.eventID, seen.formID)] : []),
			...(seen.guestID ? await unmark(seen.guestID, seen.eventID) : []),
		]
		return commit(seen.eventID, writes, answer)
	})
}

/** Every desk of the event shows the same code. */
export async function doorCode({ input, commit }: RequestContext<DeskApi['doorCode']>) {
	const { _id } = await requireEvent(input.id)
	const before = await readRef(doorCodeRef(_id))
	return retried(async () => {
		const known = await readRef(doorCodeRef(_id))
		if (known && (known !== before || !input.renew)) return { code: known }
		const { code, write } = newDoorCode(_id, known)
		return commit(_id, [write], { code })
	})
}

/** More at once would be a large answer every quarter of a minute, and nobody confirms them any sooner. */
const mostShown = 50

export async function waitingForms({ input, now, logView }: RequestContext<DeskApi['waitingForms']>) {
	const forms = await readDoorForms(input.id, now)
	logView(input.id)
	return { forms: await withSignUps(forms.slice(0, mostShown)), many: forms.length }
}

async function withSignUps(forms: DoorForm[]) {
	const keys = forms.map(({ eventID, email }) => guests.key(guestId(eventID, email)))
	const items = await getItems(keys)
	return forms.map((form, at) => {
		const guest = guests.parse(items[at])
		const isTheirs = guest !== undefined && isSignUpOf(guest, form)
		return { ...form, ...(isTheirs && { guestID: guest._id }), isIn: isTheirs && guest.signedIn }
	})
}

export async function formBefore({ input, now, logView }: RequestContext<DeskApi['formBefore']>) {
	const { id: eventID, guestID } = input
	const form = await readRef(formBeforeRef({ _id: guestID, eventID }, now))
	if (!form) throw new Refusal('not-found', sentences.formGone)
	logView(eventID)
	return { form }
}

export function putAside({ input: { eventID, id, date }, now, commit }: RequestContext<DeskApi['putAside']>) {
	const answer = { message: id ? sentences.formAside : sentences.formsAside }
	return retried(async () => {
		if (!id) return commit(eventID, await dropUnmatched(eventID, now), answer)
		const { waits } = await readDoorForm(eventID, id)
		requireAsShown(waits, date)
		return waits ? commit(eventID, dropDoorForms(eventID, [waits]), answer) : answer
	})
}

/** A transaction has room for so many of them. */
const mostAtOnce = 80

/** Drops the forms that match no sign-up, and returns the writes for the last of them. */
async function dropUnmatched(eventID: string, now: Date) {
	const forms = (await withSignUps(await readDoorForms(eventID, now))).filter(({ guestID }) => !guestID)
	while (forms.length > mostAtOnce) await transact(dropDoorForms(eventID, forms.splice(0, mostAtOnce)))
	return dropDoorForms(eventID, forms)
}
