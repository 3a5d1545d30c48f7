import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { monthDayYear } from '#shared/dates.ts'
import { eventLocation } from '#shared/events/rules.ts'
import { questionLimit, questionShape, questionTypes } from '#shared/events/schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import type { Fact } from '#web/components/Facts.tsx'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { addressFields, type CheckedEvent, type EventFormFields, type TypedEvent } from './eventForm.ts'

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
	manyAtOnePlace: {
		label: 'Many at one place',
		edit: ({ manyAtOnePlace }, label) => (
			<RadioGroup
				field={manyAtOnePlace}
				label={label}
				hint="Choose yes if many guests will sign up from one place, such as a hall’s WiFi. Otherwise only five there can sign up before they confirm their email."
				options={yesOrNo}
				inline
			/>
		),
		shown: ({ manyAtOnePlace }) => (manyAtOnePlace ? 'Yes' : 'No'),
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

const typeOptions = [
	{ value: String(questionTypes.text), label: 'Text' },
	{ value: String(questionTypes.yesNo), label: 'Yes or no' },
] as const

/** Edits the questions that people are asked when they sign up. */
function QuestionFields() {
	const { fields, append, remove } = useFieldArray<TypedEvent, 'questions', 'key'>({
		name: 'questions',
		keyName: 'key',
	})
	const add = useRef<HTMLButtonElement>(null)
	const full = fields.length >= questionLimit
	return (
		<fieldset className="grid gap-s4">
			<legend className="mb-s3 font-strong">
				Questions for people who sign up <span className="font-plain text-soft">(optional)</span>
			</legend>
			{fields.length > 0 ? (
				<ol className="grid gap-s4">
					{fields.map(({ key }, index) => (
						<li key={key}>
							<QuestionField
								index={index}
								onRemove={() => {
									remove(index)
									add.current?.focus()
								}}
							/>
						</li>
					))}
				</ol>
			) : null}
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<Button
					ref={add}
					look="ghost"
					size="small"
					disabled={full}
					onClick={() =>
						append({ id: '', question: '', type: '' }, { focusName: `questions.${fields.length}.question` })
					}
				>
					{full ? eventSentences.maximumQuestions : 'Add a question'}
				</Button>
				<p role="status" className="text-soft tabular-nums">
					{fields.length} of up to {questionLimit}
				</p>
			</div>
		</fieldset>
	)
}

function QuestionField({ index, onRemove }: { index: number; onRemove: () => void }) {
	const fields = fieldsOf(questionShape, `questions.${index}.`)
	return (
		<fieldset className="grid gap-s4 rounded-card border border-line p-s4 medium:p-s5">
			<legend className="float-left w-full font-strong">Question {index + 1}</legend>
			<TextField field={fields.question} label="Question" countFrom={160} />
			<RadioGroup field={fields.type} label="Kind of answer" options={typeOptions} inline />
			<Button look="quiet" size="small" className="-mx-3 justify-self-start" onClick={onRemove}>
				Remove question {index + 1}
			</Button>
		</fieldset>
	)
}
