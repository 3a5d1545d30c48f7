import { Banner } from '#web/components/Banner.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { granted } from '#web/components/requestAndGrant.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { MailFrame } from '../MailFrame.tsx'
import { StepHeading } from '../StepHeading.tsx'
import type { Checked, Preview } from './responseForm.ts'

interface Props {
	response: Checked
	preview: Preview | undefined
	email: string
	/** They have to learn of it another way. */
	unreachable: boolean
	onBack: () => void
	onSubmit: (key: string) => Promise<void>
}

export function VerifyResponse({ response, preview, email, unreachable, onBack, onSubmit }: Props) {
	const { status, message, emailApplicant } = response
	return (
		<>
			<StepHeading>Verify your response</StepHeading>
			<Facts
				facts={[
					['Status', status],
					...(status === 'Approved' ? [['Amount', granted(response) ?? 'Nothing'] as const] : []),
					['Email Applicant', emailApplicant ? 'Yes' : 'No'],
					...(preview ? [] : [['Message to the applicant', message, 'wide'] as const]),
				]}
			/>
			{emailApplicant && unreachable ? (
				<Banner tone="bad" role="alert" title="This email won’t be sent, because the address bounced.">
					Tell the applicant by phone, or try the address again first.
				</Banner>
			) : null}
			{preview ? (
				<MailFrame to={email} subject={preview.subject} html={preview.html} />
			) : (
				<p>No email will be sent.</p>
			)}
			<ConfirmWithKey
				label="Submit Response"
				action="Submit Response"
				busy="Submitting"
				onBack={onBack}
				onConfirm={onSubmit}
			/>
		</>
	)
}
