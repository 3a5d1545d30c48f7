import {
	bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	bleedingDisorderTypes,
} from '#shared/medical.ts'
import { yesOrNo } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { fields } from '../answers.ts'

export function MedicalSection() {
	const disorder = useAnswer(fields.bleedingDisorder)
	return (
		<>
			<RadioGroup
				field={fields.bleedingDisorder}
				label="Does a bleeding disorder affect you or your family?"
				hint="Such as hemophilia. You can ask for help with or without one."
				options={yesOrNo}
				inline
			/>
			{disorder === 'yes' ? (
				<>
					<RadioGroup
						field={fields.bleedingDisorderRelationship}
						label="Your relationship to the bleeding disorder"
						options={bleedingDisorderRelationships}
					/>
					<Select field={fields.bleedingDisorderType} label="Type" options={bleedingDisorderTypes} />
					<RadioGroup
						field={fields.bleedingDisorderSeverity}
						label="Severity"
						options={bleedingDisorderSeverities}
						inline
					/>
					<TextField
						field={fields.HTC}
						label="HTC (hemophilia treatment center)"
						hint="Its name, or the clinic or doctor who treats it."
					/>
				</>
			) : null}
		</>
	)
}
