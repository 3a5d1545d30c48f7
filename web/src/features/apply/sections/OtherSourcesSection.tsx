import { useWatch } from 'react-hook-form'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { type SectionProps, yesOrNo } from './typing.ts'

export function OtherSourcesSection({ control }: SectionProps) {
	const other = useWatch({ control, name: 'otherApplication' })
	return (
		<>
			<RadioGroup
				control={control}
				name="otherApplication"
				label="Have you asked anybody else for help with this?"
				hint="It does not count against you."
				options={yesOrNo}
				inline
			/>
			{other === 'yes' ? (
				<TextField control={control} name="otherLocations" label="Where else did you ask?" />
			) : null}
		</>
	)
}
