import * as z from 'zod'
import { sha256 } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { getItem, getItems, type ItemKey, queryItems, sweepAfter } from '#functions/platform/store/table.ts'
import { type Guard, put, remove, retried, transact, update, type Write } from '#functions/platform/store/write.ts'
import { FilledInRecord } from '#shared/events/records.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { endsAfter } from './ends-after.ts'

/**
 * The most forms that may wait at an event: twice an evening's guests, so that nobody can bury the volunteers in forms.
 */
const mostWaiting = 300

const DoorForm = z.object({ ...FilledInRecord.shape, _id: z.string(), ttl: z.number() })

export type DoorForm = z.output<typeof DoorForm>

interface Named {
	eventID: string
	firstName: string
	lastName: string
	email: string
}

/** The same person again takes the place of their own form. A family may share an address, so the name belongs to it. */
export const doorFormId = ({ eventID, firstName, lastName, email }: Named) =>
	sha256([eventID, email, plain(`${firstName} ${lastName}`)].join('\n'))

const pkOf = (eventId: string) => `DOORFORM#${eventId}`
const waitingKey = (eventId: string, id: string): ItemKey => ({ pk: pkOf(eventId), sk: `WAITS#${id}` })
const confirmedKey = (eventId: string, id: string): ItemKey => ({ pk: pkOf(eventId), sk: `CONFIRMED#${id}` })
const manyKey = (eventId: string): ItemKey => ({ pk: pkOf(eventId), sk: 'MANY' })

const notOver = (form: DoorForm, now: Date) => form.ttl > sweepAfter(now)

/** A form, and whether it was confirmed. What a guest wrote leaves with that; only its id stays until the event is over. */
export async function readDoorForm(eventId: string, id: string) {
	const [waits, confirmed] = await getItems([waitingKey(eventId, id), confirmedKey(eventId, id)])
	return { waits: waits && DoorForm.parse(waits), isConfirmed: confirmed !== undefined }
}

export type SeenDoorForm = Awaited<ReturnType<typeof readDoorForm>>

/** The forms that wait at an event, oldest first. */
export async function readDoorForms(eventId: string, now: Date) {
	const items = await queryItems(pkOf(eventId), 'WAITS#', mostWaiting)
	const forms = items.map((item) => DoorForm.parse(item)).filter((form) => notOver(form, now))
	return forms.toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

const asSeen = (waits: DoorForm | undefined): Guard => ({
	where: waits ? { date: { is: waits.date } } : { pk: 'absent' },
	onConflict: 'retry',
})

export function putDoorForm(
	form: Omit<DoorForm, 'ttl'>,
	{ waits }: SeenDoorForm,
	event: { _id: string; date: string },
): Write[] {
	const ttl = endsAfter(event)
	const hasRoom = {
		where: { waiting: { below: mostWaiting, orAbsent: true } },
		onConflict: new Refusal('conflict', sentences.doorCrowded),
	} as const
	return [
		put({ ...form, ...waitingKey(event._id, form._id), ttl }, asSeen(waits)),
		...(waits ? [] : [update(manyKey(event._id), { increase: { waiting: 1 }, set: { ttl } }, hasRoom)]),
	]
}

export const dropDoorForm = (eventId: string, waits: DoorForm): Write[] => [
	remove(waitingKey(eventId, waits._id), asSeen(waits)),
	update(manyKey(eventId), { increase: { waiting: -1 }, set: { ttl: waits.ttl } }),
]

export const isDoorForm = ({ pk, sk }: ItemKey) => pk.startsWith(pkOf('')) && sk.startsWith(waitingKey('', '').sk)

/** A form of someone who is erased. It leaves the count of those that wait. */
export const eraseDoorForm = ({ pk, sk }: ItemKey) =>
	retried(async () => {
		const item = await getItem({ pk, sk })
		if (item) await transact(dropDoorForm(pk.slice(pkOf('').length), DoorForm.parse(item)))
	})

/** A guest may send the form again while a volunteer has the older one on the screen. It isn't dropped unseen. */
export function requireAsShown(form: { date: string } | undefined, shown: string | undefined) {
	if (form && shown && form.date !== shown) throw new Refusal('conflict', sentences.formSentAgain)
}

/** Two volunteers at once make one guest: the second finds the form confirmed. */
export const confirmDoorForm = (id: string, { waits }: SeenDoorForm, event: { _id: string; date: string }) => [
	...(waits ? dropDoorForm(event._id, waits) : []),
	put(
		{ ...confirmedKey(event._id, id), ttl: endsAfter(event) },
		{ where: { pk: 'absent' }, onConflict: new Refusal('conflict', sentences.formConfirmed) },
	),
]

/** Lets a guest fill in the form again, after their sign-in was undone. */
export const forgetConfirmed = (eventId: string, id: string): Write => remove(confirmedKey(eventId, id))
