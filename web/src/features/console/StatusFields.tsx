import type { ApplicationStatus } from '#shared/applications/rules.ts'
import { applicationStatuses } from '#shared/applications/rules.ts'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'

interface Props {
	fields: { status: Field<ApplicationStatus>; message: Field<string> }
	email: string
}

/** The new status of someone who wants to join, and what the email about it says besides. */
export const StatusFields = ({ fields, email }: Props) => (
	<>
		<RadioGroup field={fields.status} label="Status" options={applicationStatuses} inline />
		<TextArea
			field={fields.message}
			label="Message"
			hint={`Approved and Denied are emailed to ${email}, with this message.`}
			rows={4}
			optional
		/>
	</>
)
