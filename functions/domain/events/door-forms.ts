import { isDeepStrictEqual } from 'node:util'
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
 * Those of people who signed up don't count, or one phone could keep everyone from the form.
 */
const mostWaiting = 300

/** More than these and one for each sign-up of an evening. */
const mostRead = 1000

const DoorForm = z.object({
	...FilledInRecord.shape,
	_id: z.string(),
	ttl: z.number(),
	/** It belonged to a sign-up when it was sent, and isn't counted. */
	isListed: z.boolean().default(false),
	/** The newest form in the same name with other answers. Anyone who knows a guest's name and address can send one. */
	other: FilledInRecord.optional(),
})

export type DoorForm = z.output<typeof DoorForm>

interface Named {
	eventID: string
	firstName: string
	lastName: string
	email: string
}

const nameOf = ({ firstName, lastName }: Omit<Named, 'eventID' | 'email'>) => plain(`${firstName} ${lastName}`)

/** A family may share an address, so the name belongs to it. */
export const doorFormId = ({ eventID, email, ...name }: Named) => sha256([eventID, email, nameOf(name)].join('\n'))

/** A form belongs to the sign-up with the same address and name. A relative's with the address is their own. */
export const isSignUpOf = (guest: Named & { waiting?: boolean | undefined }, form: Named) =>
	guest.email === form.email && nameOf(guest) === nameOf(form) && !guest.waiting

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

/** The forms that wait at an event: those of people who signed up first, and each oldest first. */
export async function readDoorForms(eventId: string, now: Date) {
	const items = await queryItems(pkOf(eventId), 'WAITS#', mostRead)
	const forms = items.map((item) => DoorForm.parse(item)).filter((form) => notOver(form, now))
	const place = ({ isListed, date }: DoorForm) => `${isListed ? 0 : 1} ${date}`
	return forms.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

const asSeen = (waits: DoorForm | undefined): Guard => ({
	where: waits ? { date: { is: waits.date } } : { pk: 'absent' },
	onConflict: 'retry',
})

/** The answers, however the same name is written. */
function answersOf(form: z.output<typeof FilledInRecord>) {
	const { date: _, firstName: __, lastName: ___, ...answers } = FilledInRecord.parse(form)
	return answers
}

/** A form with other answers stands beside the first one, and never takes its place. */
export function putDoorForm(
	form: Omit<DoorForm, 'ttl' | 'other'>,
	{ waits }: SeenDoorForm,
	event: { _id: string; date: string },
): Write[] {
	const known = waits ? [waits, ...(waits.other ? [waits.other] : [])] : []
	if (known.some((one) => isDeepStrictEqual(answersOf(one), answersOf(form)))) return []
	const ttl = endsAfter(event)
	const hasRoom = {
		where: { waiting: { below: mostWaiting, orAbsent: true } },
		onConflict: new Refusal('conflict', sentences.doorCrowded),
	} as const
	return [
		put(
			{
				...(waits ? { ...waits, date: form.date, other: FilledInRecord.parse(form) } : form),
				...waitingKey(event._id, form._id),
				ttl,
			},
			asSeen(waits),
		),
		...(waits || form.isListed
			? []
			: [update(manyKey(event._id), { increase: { waiting: 1 }, set: { ttl } }, hasRoom)]),
	]
}

export function dropDoorForms(eventId: string, forms: DoorForm[]): Write[] {
	const [counted, ...more] = forms.filter(({ isListed }) => !isListed)
	return [
		...forms.map((form) => remove(waitingKey(eventId, form._id), asSeen(form))),
		...(counted
			? [update(manyKey(eventId), { increase: { waiting: -1 - more.length }, set: { ttl: counted.ttl } })]
			: []),
	]
}

export const isDoorForm = ({ pk, sk }: ItemKey) => pk.startsWith(pkOf('')) && sk.startsWith(waitingKey('', '').sk)

/** A form of someone who is erased. It leaves the count of those that wait. */
export const eraseDoorForm = ({ pk, sk }: ItemKey) =>
	retried(async () => {
		const item = await getItem({ pk, sk })
		if (item) await transact(dropDoorForms(pk.slice(pkOf('').length), [DoorForm.parse(item)]))
	})

/** A guest may send the form again while a volunteer has the older one on the screen. It isn't dropped unseen. */
export function requireAsShown(form: { date: string } | undefined, shown: string | undefined) {
	if (form && shown && form.date !== shown) throw new Refusal('conflict', sentences.formSentAgain)
}

/** Two volunteers at once make one guest: the second finds the form confirmed. */
export const confirmDoorForm = (id: string, { waits }: SeenDoorForm, event: { _id: string; date: string }) => [
	...(waits ? dropDoorForms(event._id, [waits]) : []),
	put(
		{ ...confirmedKey(event._id, id), ttl: endsAfter(event) },
		{ where: { pk: 'absent' }, onConflict: new Refusal('conflict', sentences.formConfirmed) },
	),
]

/** Lets a guest fill in the form again, after their sign-in was undone. */
export const forgetConfirmed = (eventId: string, id: string): Write => remove(confirmedKey(eventId, id))
