import { useState } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { reviewSections } from '#web/components/ApplicationReview.tsx'
import { Banner } from '#web/components/Banner.tsx'
import { Section } from '#web/components/Section.tsx'
import { type Application, staff } from './applications.ts'
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx'
import { DecisionHistory } from './DecisionHistory.tsx'
import { ResponseForm } from './ResponseForm.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'
import { type Checked, type Preview, useResponseForm } from './responseForm.ts'
import { useApplicationCache } from './useApplicationCache.ts'
import { VerifyResponse } from './VerifyResponse.tsx'

type Step = { name: 'write' } | { name: 'verify'; response: Checked; preview: Preview | undefined }

/** A decision, or a changed one. The version that was seen goes along, so that no colleague's decision is overwritten. */
export function Respond({ application }: { application: Application }) {
	const { token, status, email } = application
	const [seen, setSeen] = useState(application.version)
	const [step, setStep] = useState<Step>({ name: 'write' })
	const [submitted, setSubmitted] = useState(false)
	const { learn, askAgain } = useApplicationCache(token)
	const form = useResponseForm(token)
	const changedMeanwhile = application.version !== seen

	return (
		<div className="grid items-start gap-s5 full:grid-cols-[minmax(0,1fr)_22rem]">
			<Section title={status === 'Pending' ? 'Respond to Application' : 'Change Decision'}>
				{submitted ? (
					<Banner tone="good" role="status" title={applicationSentences.responseSubmitted} />
				) : null}
				{changedMeanwhile ? (
					<DecidedMeanwhile
						application={application}
						onSeen={() => {
							setSeen(application.version)
							setStep({ name: 'write' })
						}}
					/>
				) : null}
				{step.name === 'write' || changedMeanwhile ? (
					<ResponseForm
						form={form}
						application={application}
						held={changedMeanwhile}
						onChecked={async (response) => {
							setSubmitted(false)
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
						onBack={() => setStep({ name: 'write' })}
						onSubmit={async (key) => {
							const answer = await staff.respond({ ...step.response, version: seen, key })
							setSeen(answer.application.version)
							const { application: decided } = answer
							const latest = decided.decision ? [decided.decision] : []
							learn({ ...decided, history: [...application.history, ...latest] })
							form.form.reset()
							setStep({ name: 'write' })
							setSubmitted(true)
						}}
						onConflict={async () => (await askAgain()).version !== seen}
					/>
				)}
			</Section>
			<div className="grid gap-s5">
				<ReviewColumn sections={[reviewSections(application).request]} />
				<DecisionHistory application={application} />
			</div>
		</div>
	)
}
