import { relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { fields } from '../answers.ts'

export const GeneralSection = () => (
	<>
		<PersonFields fields={fields} emailHint="We’ll send our answer to this address." />
		<MoneyField
			field={fields.income}
			label="Income per month"
			hint="In whole dollars, like 1200. If you have none, enter 0."
		/>
		<RadioGroup field={fields.gender} label="Gender" options={genders} inline />
		<Select field={fields.relationshipStatus} label="Relationship status" options={relationshipStatuses} />
	</>
)
