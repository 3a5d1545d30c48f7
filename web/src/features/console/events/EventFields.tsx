import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { addressFields, type EventFormFields, type TypedEvent } from './eventForm.ts'
import { QuestionFields } from './QuestionFields.tsx'

const places = [
	{ value: 'no', label: 'At a place' },
	{ value: 'yes', label: 'Online' },
] as const

/** What an event says about itself, for the form that adds one and the form that edits one. */
export function EventFields({ fields }: { fields: EventFormFields }) {
	const online = useAnswer(fields.online) === 'yes'
	const { resetField } = useFormContext<TypedEvent>()
	// A half-typed address that nobody sees anymore would keep the form from being sent.
	useEffect(() => {
		if (online) for (const name of addressFields) resetField(name)
	}, [online, resetField])
	return (
		<>
			<TextField field={fields.name} label="Event name" countFrom={80} />
			<div className="grid gap-s5 medium:grid-cols-2">
				<DateField field={fields.date} label="Date" hint="Month, day, year: 04/23/2027" />
				<TextField field={fields.time} label="Time" hint="As people should read it: 6 to 8 pm" />
			</div>
			<TextArea field={fields.description} label="Description" rows={6} />
			<TextArea
				field={fields.instructions}
				label="Instructions"
				hint="Only people who sign up see these, on the page and in their email."
				optional
				rows={3}
			/>
			<RadioGroup field={fields.online} label="Where is it?" options={places} inline />
			{online ? null : <AddressFields fields={fields} />}
			<TextField
				field={fields.capacity}
				label="How many people can sign up?"
				hint="Leave this empty if there’s room for everyone."
				optional
				inputMode="numeric"
				inputClassName="max-w-56 tabular-nums"
			/>
			<RadioGroup
				field={fields.active}
				label="Active"
				hint="People can see an active event on the events page."
				options={yesOrNo}
				inline
			/>
			<QuestionFields />
		</>
	)
}
