import { useWatch } from 'react-hook-form'
import {
	bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	bleedingDisorderTypes,
} from '#shared/medical.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { type SectionProps, yesOrNo } from './typing.ts'

export function MedicalSection({ control }: SectionProps) {
	const disorder = useWatch({ control, name: 'bleedingDisorder' })
	return (
		<>
			<RadioGroup
				control={control}
				name="bleedingDisorder"
				label="Does a bleeding disorder affect you or your family?"
				hint="Such as hemophilia. You can ask for help with or without one."
				options={yesOrNo}
				inline
			/>
			{disorder === 'yes' ? (
				<>
					<RadioGroup
						control={control}
						name="bleedingDisorderRelationship"
						label="Your relationship to the bleeding disorder"
						options={bleedingDisorderRelationships}
					/>
					<Select
						control={control}
						name="bleedingDisorderType"
						label="Type"
						options={bleedingDisorderTypes}
					/>
					<RadioGroup
						control={control}
						name="bleedingDisorderSeverity"
						label="Severity"
						options={bleedingDisorderSeverities}
						inline
					/>
					<TextField
						control={control}
						name="HTC"
						label="HTC (hemophilia treatment center)"
						hint="Its name, or the clinic or doctor who treats it."
					/>
				</>
			) : null}
		</>
	)
}
