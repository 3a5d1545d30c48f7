import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { Banner } from '#web/components/Banner.tsx'
import { Tick } from '#web/components/Tick.tsx'
import { getsNoMail } from '../DeliveryNotice.tsx'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { MailFrame } from '../MailFrame.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { type Application, emailOf } from './applications.ts'
import { ContradictedMail } from './ContradictedMail.tsx'
import { DecisionSentence, isMoreThanAsked } from './DecisionSentence.tsx'
import type { Checked, Preview } from './responseForm.ts'
import { SecondEmployee } from './SecondEmployee.tsx'

interface Props {
	application: Application
	response: Checked
	preview: Preview | undefined
	onBack: () => void
	/** Goes on to this application once it's submitted. */
	next: { name: string; open: () => void } | undefined
	onSubmit: (key: string) => Promise<void>
}

const unticked = 'Tick the box if this amount is right.'

export function VerifyResponse({ application, response, preview, onBack, next, onSubmit }: Props) {
	const { message, emailApplicant } = response
	const { delivery } = application
	const [meant, setMeant] = useState(!isMoreThanAsked(response, application))
	return (
		<>
			<StepHeading>Verify your response</StepHeading>
			<DecisionSentence response={response} application={application} />
			{response.status === 'Approved' && response.payee ? (
				<p className="wrap-anywhere">
					Pay it to <b>{response.payee}</b>.
				</p>
			) : null}
			<SecondEmployee response={response} application={application} />
			{isMoreThanAsked(response, application) ? (
				<Checkbox
					isSelected={meant}
					onChange={setMeant}
					className="group flex min-h-12 w-fit cursor-pointer items-start gap-s3 rounded-field border-l-4 border-l-sun bg-amber-wash px-s4 py-s3"
				>
					<Tick className="mt-0.5" />
					<span>Yes, this is more than they asked for.</span>
				</Checkbox>
			) : null}
			{emailApplicant && getsNoMail(delivery) ? (
				<Banner tone="bad" role="alert" title="This email won’t be sent, because the address bounced.">
					Tell the applicant by phone, or try the address again first.
				</Banner>
			) : null}
			{emailApplicant ? null : (
				<>
					<p>No email will be sent.</p>
					<ContradictedMail application={application} status={response.status} />
					{message ? (
						<p className="max-w-read whitespace-pre-line border-line border-l-4 pl-s4">{message}</p>
					) : null}
				</>
			)}
			<ConfirmWithKey
				label="Submit Response"
				action="Submit Response"
				busy="Submitting"
				mayHold
				enterIsEnough={meant && !(emailApplicant && getsNoMail(delivery))}
				andThen={next && { action: `Submit and open ${next.name}`, run: next.open }}
				ready={(key) => key !== '' && meant}
				missing={meant ? undefined : unticked}
				onBack={onBack}
				onConfirm={async (key) => {
					if (!meant) throw new Error(unticked)
					await onSubmit(key)
				}}
			/>
			{preview ? <MailFrame to={emailOf(application)} subject={preview.subject} html={preview.html} /> : null}
		</>
	)
}
