import { Fragment, type ReactNode, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { monthDayYear } from '#shared/dates.ts'
import { eventLocation } from '#shared/events/rules.ts'
import { questionTypes } from '#shared/events/schema.ts'
import type { Fact } from '#web/components/Facts.tsx'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { addressFields, type CheckedEvent, type EventFormFields, type TypedEvent } from './eventForm.ts'
import { QuestionFields } from './QuestionFields.tsx'

interface EventField {
	label: string
	/**
	 * The field's input in the form. A field without one is part of another field's input, as the time is of the date's.
	 */
	edit: ((fields: EventFormFields, label: string) => ReactNode) | null
	/** The value that the console shows. Without one, another field shows it: the address says where the event is. */
	shown: ((event: CheckedEvent) => string | undefined) | null
	width?: 'wide'
}

const places = [
	{ value: 'no', label: 'At a place' },
	{ value: 'yes', label: 'Online' },
] as const

const partOfPlace = { edit: null, shown: null }

/** Every field of an event as the console names, edits and shows it, in this order. */
const eventFields: Readonly<Record<keyof TypedEvent, EventField>> = {
	name: {
		label: 'Event name',
		edit: ({ name }, label) => <TextField field={name} label={label} countFrom={80} />,
		shown: ({ name }) => name,
		width: 'wide',
	},
	date: {
		label: 'Date',
		edit: ({ date, time }, label) => (
			<div className="grid gap-s5 medium:grid-cols-2">
				<DateField field={date} label={label} hint="Month, day, year: 04/23/2027" />
				<TextField field={time} label="Time" hint="As people should read it: 6 to 8 pm" />
			</div>
		),
		shown: ({ date }) => monthDayYear(date),
	},
	time: { label: 'Time', edit: null, shown: ({ time }) => time },
	description: {
		label: 'Description',
		edit: ({ description }, label) => <TextArea field={description} label={label} rows={6} />,
		shown: ({ description }) => description,
		width: 'wide',
	},
	instructions: {
		label: 'Instructions',
		edit: ({ instructions }, label) => (
			<TextArea
				field={instructions}
				label={label}
				hint="Only people who sign up see these, on the page and in their email."
				optional
				rows={3}
			/>
		),
		shown: ({ instructions }) => instructions,
		width: 'wide',
	},
	online: {
		label: 'Where is it?',
		edit: (fields, label) => <PlaceFields fields={fields} label={label} />,
		shown: eventLocation,
		width: 'wide',
	},
	streetAddress: { label: 'Street address', ...partOfPlace },
	streetAddress2: { label: 'Street address 2', ...partOfPlace },
	city: { label: 'City', ...partOfPlace },
	state: { label: 'State', ...partOfPlace },
	zip: { label: 'ZIP code', ...partOfPlace },
	capacity: {
		label: 'How many people can sign up?',
		edit: ({ capacity }, label) => (
			<TextField
				field={capacity}
				label={label}
				hint="Leave this empty if there’s room for everyone."
				optional
				inputMode="numeric"
				inputClassName="max-w-56 tabular-nums"
			/>
		),
		shown: ({ capacity }) => capacity?.toLocaleString('en-US') ?? 'No limit',
	},
	active: {
		label: 'Active',
		edit: ({ active }, label) => (
			<RadioGroup
				field={active}
				label={label}
				hint="People can see an active event on the events page."
				options={yesOrNo}
				inline
			/>
		),
		shown: ({ active }) => (active === false ? 'No' : 'Yes'),
	},
	questions: {
		label: 'Questions',
		edit: () => <QuestionFields />,
		shown: ({ questions = [] }) =>
			questions
				.map(({ question, type }) => (type === questionTypes.yesNo ? `${question} (yes or no)` : `${question} (text)`))
				.join('\n'),
		width: 'wide',
	},
}

function PlaceFields({ fields, label }: { fields: EventFormFields; label: string }) {
	const online = useAnswer(fields.online) === 'yes'
	const { resetField } = useFormContext<TypedEvent>()
	// A half-typed address that nobody sees anymore would keep the form from being sent.
	useEffect(() => {
		if (online) for (const name of addressFields) resetField(name)
	}, [online, resetField])
	return (
		<>
			<RadioGroup field={fields.online} label={label} options={places} inline />
			{online ? null : <AddressFields fields={fields} />}
		</>
	)
}

const inOrder = Object.entries(eventFields)

/** For the form that adds an event and the form that edits one. */
export const EventFields = ({ fields }: { fields: EventFormFields }) =>
	inOrder.map(([name, { edit, label }]) => <Fragment key={name}>{edit?.(fields, label)}</Fragment>)

/** Lists the facts of an event, whether it's saved or only typed so far. */
export const eventFacts = (event: CheckedEvent): Fact[] =>
	inOrder.flatMap(([, { label, shown, width }]) => (shown ? [[label, shown(event), width]] : []))
