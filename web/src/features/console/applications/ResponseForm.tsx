import { decisions } from '#shared/applications/rules.ts'
import { ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import { Form } from '#web/components/Form.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { requested } from '#web/components/requestAndGrant.ts'
import { Submit } from '#web/components/Submit.tsx'
import type { Application } from './applications.ts'
import type { Checked, ResponseFormState } from './responseForm.ts'

interface Props {
	responseForm: ResponseFormState
	application: Application
	/** The form is visible but cannot be sent for now. */
	held: boolean
	onChecked: (response: Checked) => Promise<void>
}

export function ResponseForm({ responseForm: { form, fields }, application, held, onChecked }: Props) {
	const typed = form.watch()
	const emails = typed.emailApplicant === 'yes'
	return (
		<Form
			form={form}
			label="Response"
			className="grid max-w-form gap-s5"
			onSend={async (response) => (held ? undefined : onChecked(response))}
		>
			<RadioGroup
				field={fields.emailApplicant}
				label="Email Applicant"
				inline
				options={[
					{ value: 'yes', label: 'Yes' },
					{ value: 'no', label: 'No' },
				]}
			/>
			<TextArea
				field={fields.message}
				label="Message to the applicant"
				hint={
					application.applicantID === 'Guest'
						? 'Guests only see this by email.'
						: 'The applicant will see this on their dashboard, and in the email if you send one.'
				}
				optional={!emails}
				rows={7}
			/>
			<RadioGroup field={fields.status} label="Status" inline options={decisions} />
			{typed.status === 'Approved' ? (
				<MoneyField
					field={fields.amount}
					label="Amount"
					hint={`In whole dollars. They asked for ${requested(application)}.`}
				/>
			) : null}
			{held ? null : (
				<Submit unready={!ResponsePreviewInput.safeParse(typed).success} busy="Preparing the preview">
					Verify Response
				</Submit>
			)}
		</Form>
	)
}
