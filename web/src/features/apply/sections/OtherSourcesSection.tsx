import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { fields } from '../answers.ts'

export const OtherSourcesSection = () => (
	<YesNoWithDetail
		field={fields.otherApplication}
		label="Have you asked anyone else for help with this?"
		hint="This won’t count against you."
	>
		<TextField field={fields.otherLocations} label="Where else did you ask?" />
	</YesNoWithDetail>
)
