import { doorCodeRef, newDoorCode } from '#functions/domain/events/door-code.ts'
import {
	type DoorForm,
	dropDoorForm,
	readDoorForm,
	readDoorForms,
	requireAsShown,
} from '#functions/domain/events/door-forms.ts'
import { formBeforeRef } from '#functions/domain/events/forms-before.ts'
import { guestId, guests } from '#functions/domain/events/guests.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { getItems, readRef } from '#functions/platform/store/table.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

type DeskApi = typeof eventsDeskApi

/** Every desk of the event shows the same code. */
export function doorCode({ input, commit }: RequestContext<DeskApi['doorCode']>) {
	return retried(async () => {
		const { _id } = await requireEvent(input.id)
		const known = await readRef(doorCodeRef(_id))
		if (known) return { code: known }
		const { code, write } = newDoorCode(_id)
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

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => plain(`${firstName} ${lastName}`)

/** A form belongs to the sign-up with the same address and name. A relative's with the address is their own. */
async function withSignUps(forms: DoorForm[]) {
	const keys = forms.map(({ eventID, email }) => guests.key(guestId(eventID, email)))
	const items = keys.length > 0 ? await getItems(keys) : []
	return forms.map((form, at) => {
		const guest = guests.parse(items[at])
		const isTheirs = guest !== undefined && nameOf(guest) === nameOf(form)
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

export function putAside({ input, commit }: RequestContext<DeskApi['putAside']>) {
	const answer = { message: sentences.formAside }
	return retried(async () => {
		const { waits } = await readDoorForm(input.eventID, input.id)
		requireAsShown(waits, input.date)
		return waits ? commit(input.eventID, dropDoorForm(input.eventID, waits), answer) : answer
	})
}
