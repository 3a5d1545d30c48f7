import { relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import { MaskedField } from '#web/components/fields/MaskedField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { nameLetters, plainNumber, type SectionProps } from './typing.ts'

export function GeneralSection({ control }: SectionProps) {
	return (
		<>
			<div className="grid gap-s5 small:grid-cols-2">
				<TextField
					control={control}
					name="firstName"
					label="First name"
					autoComplete="given-name"
					keep={nameLetters}
				/>
				<TextField
					control={control}
					name="lastName"
					label="Last name"
					autoComplete="family-name"
					keep={nameLetters}
				/>
			</div>
			<TextField
				control={control}
				name="email"
				label="Email"
				hint="Our answer comes to this address."
				type="email"
				autoComplete="email"
			/>
			<div className="grid gap-s5 medium:grid-cols-2">
				<MaskedField
					control={control}
					name="birthday"
					label="Birthday"
					hint="Month, day, year: 04/23/1990"
					format="##/##/####"
					autoComplete="bday"
				/>
				<MaskedField
					control={control}
					name="phone"
					label="Phone"
					hint="With area code: (205) 555-0142"
					format="(###) ###-####"
					autoComplete="tel-national"
				/>
			</div>
			<TextField
				control={control}
				name="income"
				label="Income per month"
				hint="In whole dollars, like 1200. If you have none, enter 0."
				inputMode="numeric"
				keep={plainNumber}
				inputClassName="max-w-56 tabular-nums"
			/>
			<RadioGroup control={control} name="gender" label="Gender" options={genders} inline />
			<Select
				control={control}
				name="relationshipStatus"
				label="Relationship status"
				options={relationshipStatuses}
			/>
		</>
	)
}
