import { yesOrNo } from '#web/components/fields/choices.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { fields } from '../answers.ts'

export function OtherSourcesSection() {
	const other = useAnswer(fields.otherApplication)
	return (
		<>
			<RadioGroup
				field={fields.otherApplication}
				label="Have you asked anybody else for help with this?"
				hint="It does not count against you."
				options={yesOrNo}
				inline
			/>
			{other === 'yes' ? <TextField field={fields.otherLocations} label="Where else did you ask?" /> : null}
		</>
	)
}
