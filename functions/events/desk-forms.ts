import { doorCodeRef, newDoorCode } from '#functions/domain/events/door-code.ts'
import {
	type DoorForm,
	dropDoorForms,
	isSignUpOf,
	readDoorForm,
	readDoorForms,
	requireAsShown,
} from '#functions/domain/events/door-forms.ts'
import { formBeforeRef } from '#functions/domain/events/forms-before.ts'
import { guestId, guests } from '#functions/domain/events/guests.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItems, readRef } from '#functions/platform/store/table.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

type DeskApi = typeof eventsDeskApi

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
	const items = keys.length > 0 ? await getItems(keys) : []
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
