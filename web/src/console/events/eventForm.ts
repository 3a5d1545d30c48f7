import * as z from 'zod'
import { placeProblems } from '#shared/events/rules.ts'
import { EventInput, eventShape } from '#shared/events/schema.ts'
import { checkedBy } from '#shared/problems.ts'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import type { StaffEvent } from './events.ts'

const EventForm = z.strictObject(eventShape).superRefine(checkedBy(placeProblems))

const NewEventForm = z
	.strictObject({ ...eventShape, mainImgAlt: EventInput.shape.mainImgAlt })
	.superRefine(checkedBy(placeProblems))

/** An event as the form's rules read it. */
export type CheckedEvent = z.output<typeof EventForm>

type OtherThanText = {
	online: 'yes' | 'no'
	active: 'yes' | 'no'
	manyAtOnePlace: 'yes' | 'no'
	questions: { id: string; question: string; type: string }[]
}

/** Every field of the form as people type it: text, but for those that they choose or add. */
export type TypedEvent = {
	[Name in keyof typeof eventShape]: Name extends keyof OtherThanText ? OtherThanText[Name] : string
}

/** Gives the form's first values for an event, or for a new one. A field without an answer is empty. */
export const typedOf = (event: Partial<StaffEvent>): TypedEvent => ({
	name: event.name ?? '',
	date: event.date ?? '',
	time: event.time ?? '',
	description: event.description ?? '',
	instructions: event.instructions ?? '',
	online: event.online ? 'yes' : 'no',
	streetAddress: event.streetAddress ?? '',
	streetAddress2: event.streetAddress2 ?? '',
	city: event.city ?? '',
	state: event.state ?? '',
	zip: event.zip ?? '',
	active: event.active === false ? 'no' : 'yes',
	capacity: event.capacity === undefined ? '' : String(event.capacity),
	manyAtOnePlace: event.manyAtOnePlace ? 'yes' : 'no',
	questions: (event.questions ?? []).map(({ id, question, type }) => ({ id, question, type: String(type) })),
})

export const addressFields = ['streetAddress', 'streetAddress2', 'city', 'state', 'zip'] as const

/** Many fields are typed before an event is sent, so a reload loses none of them. */
export const useNewEventForm = (owner: string, onErased: () => void) =>
	useDraftedForm(NewEventForm, { ...typedOf({}), mainImgAlt: '' }, { form: 'add-event', owner, onErased })

/** A reload keeps what was typed, and what the event was like when someone began to edit it. */
export const useEventForm = (event: StaffEvent, owner: string, onErased: () => void) =>
	useDraftedForm(EventForm, typedOf(event), { form: `edit-event-${event._id}`, owner, onErased })

export type EventFormFields = ReturnType<typeof useEventForm>['fields']

export type EventValues = z.input<typeof EventForm>

const fieldNames = Object.keys(eventShape) as (keyof TypedEvent)[]

/** The fields in which two versions of an event differ. */
export const changedFields = (before: EventValues, after: EventValues) =>
	fieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

/** A colleague's event with what was typed here since it was seen. */
export const withOwnChanges = (seen: TypedEvent, typed: EventValues, theirs: TypedEvent): EventValues => {
	const own = changedFields(seen, typed).map((name) => [name, typed[name]] as const)
	return { ...theirs, ...Object.fromEntries(own) }
}
