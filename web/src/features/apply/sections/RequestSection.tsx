import { assistanceMethods, assistanceTypes } from '#shared/applications/schema.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { fields } from '../answers.ts'
import { plainNumber } from './typing.ts'

export function RequestSection() {
	return (
		<>
			<RadioGroup
				field={fields.type}
				label="Type of assistance"
				hint="One bill per application. With several bills in one application we have to deny it."
				options={assistanceTypes}
				inline
			/>
			<RadioGroup field={fields.method} label="How should we help?" options={assistanceMethods} inline />
			<TextField
				field={fields.amount}
				label="Amount requested in USD"
				hint="In whole dollars, like 240."
				inputMode="numeric"
				keep={plainNumber}
				inputClassName="max-w-56 tabular-nums"
			/>
			<TextArea
				field={fields.details}
				label="Reason for applying"
				hint="What happened, and what would help. A few plain sentences are enough."
				rows={7}
			/>
		</>
	)
}
