import { assistanceMethods, assistanceTypes } from '#shared/applications/schema.ts'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { fields } from '../answers.ts'

export const RequestSection = () => (
	<>
		<RadioGroup field={fields.type} label="Type of assistance" options={assistanceTypes} inline />
		<RadioGroup field={fields.method} label="How should we help?" options={assistanceMethods} inline />
		<MoneyField field={fields.amount} label="Amount requested in USD" hint="In whole dollars, like 240." />
		<TextArea
			field={fields.details}
			label="Reason for applying"
			hint="Tell us what happened and what would help. A few plain sentences are enough."
			rows={7}
		/>
	</>
)
