import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { fields } from '../answers.ts'

export const MedicalSection = () => (
	<DisorderFields
		fields={fields}
		label="Does a bleeding disorder affect you or your family?"
		hint="Such as hemophilia. You can ask for help with or without one."
	/>
)
