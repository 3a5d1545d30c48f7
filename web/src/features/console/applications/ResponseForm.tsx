import { decisions, ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { requested } from '#web/components/requestAndGrant.ts'
import type { Application } from './applications.ts'
import type { Checked, ResponseFormState } from './responseForm.ts'

interface Props {
	form: ResponseFormState
	application: Application
	/** Shown, and not to be sent for now. */
	held: boolean
	onChecked: (response: Checked) => Promise<void>
}

export function ResponseForm({ form, application, held, onChecked }: Props) {
	const { control, formState } = form
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
				control={control}
				name="emailApplicant"
				label="Email Applicant"
				inline
				options={[
					{ value: 'yes', label: 'Yes' },
					{ value: 'no', label: 'No' },
				]}
			/>
			<TextArea
				control={control}
				name="message"
				label="Message to the applicant"
				hint={
					application.applicantID === 'Guest'
						? 'A guest reads it only in the email.'
						: 'The applicant reads it on their dashboard, and in the email if there is one.'
				}
				optional={!emails}
				max={5000}
				rows={7}
			/>
			<RadioGroup control={control} name="status" label="Status" inline options={decisions} />
			{typed.status === 'Approved' ? (
				<TextField
					control={control}
					name="amount"
					label="Amount"
					hint={`In whole dollars. Asked for: ${requested(application)}.`}
					inputMode="numeric"
					keep={(text) => text.replace(/\D/g, '').slice(0, 9)}
					inputClassName="max-w-44 tabular-nums"
				/>
			) : null}
			{held ? null : (
				<Button
					type="submit"
					className="justify-self-start"
					unready={!ResponsePreviewInput.safeParse(typed).success}
					busy={formState.isSubmitting && 'Preparing the preview'}
				>
					Verify Response
				</Button>
			)}
		</Form>
	)
}
