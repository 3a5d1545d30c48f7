import { useState } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { reviewSections } from '#web/components/ApplicationReview.tsx'
import { Section } from '#web/components/Section.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { AskForMissing } from './AskForMissing.tsx'
import { type Application, staff } from './applications.ts'
import { DecisionHistory } from './DecisionHistory.tsx'
import { getsNoMail } from './DeliveryNotice.tsx'
import { NewerDecision } from './NewerDecision.tsx'
import { ResponseForm } from './ResponseForm.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'
import { type Checked, type Preview, useResponseForm } from './responseForm.ts'
import { useApplicationCache } from './useApplicationCache.ts'
import { VerifyResponse } from './VerifyResponse.tsx'

type Step = { name: 'write' } | { name: 'verify'; response: Checked; preview: Preview | undefined }

/** Makes or changes a decision. It sends the version the employee saw, so that no colleague's decision is overwritten. */
export function Respond({ application }: { application: Application }) {
	const { token, status, email } = application
	const [seen, setSeen] = useState(application.version)
	const [step, setStep] = useState<Step>({ name: 'write' })
	const { replace } = useApplicationCache(token)
	const responseForm = useResponseForm(token)
	const decidedByColleague = application.version !== seen
	const submit = useAction({
		send: ({ response, key }: { response: Checked; key: string }) =>
			staff.respond({ ...response, version: seen, key }),
		onDone: ({ application: decided }) => {
			const latest = decided.decision ? [decided.decision] : []
			setSeen(decided.version)
			replace({ ...application, ...decided, history: [...application.history, ...latest] })
			responseForm.form.reset()
			setStep({ name: 'write' })
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.respond, error)
			if (fresh) replace(fresh.application)
		},
		message: applicationSentences.responseSubmitted,
	})

	return (
		<div className="grid items-start gap-s5 full:grid-cols-[minmax(0,1fr)_22rem]">
			<Section title={status === 'Pending' ? 'Respond to Application' : 'Change Decision'}>
				<ActionBanner message={submit.message} />
				{decidedByColleague ? (
					<NewerDecision
						application={application}
						onSeen={() => {
							setSeen(application.version)
							setStep({ name: 'write' })
						}}
					/>
				) : null}
				{step.name === 'write' || decidedByColleague ? (
					<ResponseForm
						responseForm={responseForm}
						application={application}
						held={decidedByColleague}
						onChecked={async (response) => {
							submit.clear()
							const preview = response.emailApplicant
								? await staff.previewResponse({ ...response, version: seen })
								: undefined
							setStep({ name: 'verify', response, preview })
						}}
					/>
				) : (
					<VerifyResponse
						response={step.response}
						preview={step.preview}
						email={email}
						unreachable={getsNoMail(application.delivery)}
						onBack={() => setStep({ name: 'write' })}
						onSubmit={(key) => submit.run({ response: step.response, key })}
					/>
				)}
				{status === 'Pending' ? (
					<details className="border-line border-t pt-s4">
						<summary className="min-h-11 cursor-pointer font-strong text-river">Ask for more</summary>
						<div className="mt-s4 grid gap-s5">
							<AskForMissing
								application={application}
								seen={seen}
								onAsked={({ version }) => setSeen(version)}
							/>
						</div>
					</details>
				) : null}
			</Section>
			<div className="grid gap-s5">
				<ReviewColumn sections={[reviewSections(application).request]} />
				<DecisionHistory application={application} />
			</div>
		</div>
	)
}
