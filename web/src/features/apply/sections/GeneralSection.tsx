import { relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import { MaskedField } from '#web/components/fields/MaskedField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { fields } from '../answers.ts'
import { nameLetters, plainNumber } from './typing.ts'

export function GeneralSection() {
	return (
		<>
			<div className="grid gap-s5 small:grid-cols-2">
				<TextField field={fields.firstName} label="First name" autoComplete="given-name" keep={nameLetters} />
				<TextField field={fields.lastName} label="Last name" autoComplete="family-name" keep={nameLetters} />
			</div>
			<TextField
				field={fields.email}
				label="Email"
				hint="Our answer comes to this address."
				type="email"
				autoComplete="email"
			/>
			<div className="grid gap-s5 medium:grid-cols-2">
				<MaskedField
					field={fields.birthday}
					label="Birthday"
					hint="Month, day, year: 04/23/1990"
					format="##/##/####"
					autoComplete="bday"
				/>
				<MaskedField
					field={fields.phone}
					label="Phone"
					hint="With area code: (205) 555-0142"
					format="(###) ###-####"
					autoComplete="tel-national"
				/>
			</div>
			<TextField
				field={fields.income}
				label="Income per month"
				hint="In whole dollars, like 1200. If you have none, enter 0."
				inputMode="numeric"
				keep={plainNumber}
				inputClassName="max-w-56 tabular-nums"
			/>
			<RadioGroup field={fields.gender} label="Gender" options={genders} inline />
			<Select field={fields.relationshipStatus} label="Relationship status" options={relationshipStatuses} />
		</>
	)
}
