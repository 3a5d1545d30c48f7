import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { reviewSections } from '#web/components/ApplicationReview.tsx'
import { Section } from '#web/components/Section.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { OwnDraft } from '../OwnDraft.tsx'
import { AskForMissing } from './AskForMissing.tsx'
import { type Application, staff } from './applications.ts'
import { BillPane } from './BillPane.tsx'
import { Decided } from './Decided.tsx'
import { DecisionHistory } from './DecisionHistory.tsx'
import { EarlierHelp } from './EarlierHelp.tsx'
import { HeldMail } from './HeldMail.tsx'
import { LiveMail } from './LiveMail.tsx'
import { NewerDecision } from './NewerDecision.tsx'
import { ResponseForm } from './ResponseForm.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'
import { type Checked, type Preview, useResponseForm } from './responseForm.ts'
import { useApplicationCache } from './useApplicationCache.ts'
import { VerifyResponse } from './VerifyResponse.tsx'

type Step =
	| { name: 'write'; takenBack?: true }
	| { name: 'verify'; response: Checked; preview: Preview | undefined }
	| { name: 'decided' }

const chosenIn = { approve: 'Approved', deny: 'Denied' } as const

export const Respond = ({ application }: { application: Application }) => (
	<OwnDraft>
		{(owner, onErased) => <Responding application={application} owner={owner} onErased={onErased} />}
	</OwnDraft>
)

interface Props {
	application: Application
	owner: string
	onErased: () => void
}

/**
 * Makes or changes a decision. A colleague's newer one has to be read before anything is sent, so that it isn't
 * overwritten. Any other change, such as a later last day, doesn't hold up the decision.
 */
function Responding({ application, owner, onErased }: Props) {
	const { token, status, version } = application
	const [seen, setSeen] = useState(application.decision?.date)
	const [step, setStep] = useState<Step>({ name: 'write' })
	const { replace } = useApplicationCache(token)
	const decide = useSearchParams()[0].get('decide')
	const chosen = decide === 'approve' || decide === 'deny' ? chosenIn[decide] : undefined
	const responseForm = useResponseForm(application, chosen, { owner, onErased })
	const decidedByColleague = application.decision?.date !== seen
	const submit = useAction({
		send: ({ response, key }: { response: Checked; key: string }) =>
			staff.respond({ ...response, version, key }),
		onDone: ({ application: decided }) => {
			const latest = decided.decision ? [decided.decision] : []
			setSeen(decided.decision?.date)
			responseForm.keepNothing()
			replace({
				...application,
				...decided,
				held: decided.held,
				history: [...application.history, ...latest],
			})
			setStep({ name: 'decided' })
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.respond, error)
			if (fresh) replace(fresh.application)
		},
	})
	const takenBack = (former: Application) => {
		setSeen(former.decision?.date)
		setStep({ name: 'write', takenBack: true })
	}

	return (
		<div className="grid items-start gap-s5 full:grid-cols-[minmax(0,1fr)_26rem]">
			<Section title={status === 'Pending' ? 'Respond to Application' : 'Change Decision'}>
				{step.name === 'write' && step.takenBack ? (
					<ActionBanner message={applicationSentences.takenBack} />
				) : null}
				{decidedByColleague ? (
					<NewerDecision
						application={application}
						onSeen={() => {
							setSeen(application.decision?.date)
							setStep({ name: 'write' })
						}}
					/>
				) : null}
				{step.name === 'decided' && !decidedByColleague ? (
					<Decided
						application={application}
						onTakenBack={takenBack}
						onChange={() => {
							responseForm.beginAnew()
							setStep({ name: 'write' })
						}}
					/>
				) : step.name === 'verify' && !decidedByColleague ? (
					<VerifyResponse
						application={application}
						response={step.response}
						preview={step.preview}
						onBack={() => setStep({ name: 'write' })}
						onSubmit={(key) => submit.run({ response: step.response, key })}
					/>
				) : (
					<>
						<HeldMail application={application} onTakenBack={takenBack} />
						<ResponseForm
							responseForm={responseForm}
							application={application}
							held={decidedByColleague}
							onChecked={async (response) => {
								const preview = response.emailApplicant
									? await staff.previewResponse({ ...response, version })
									: undefined
								setStep({ name: 'verify', response, preview })
							}}
						/>
					</>
				)}
				{status === 'Pending' && step.name === 'write' ? (
					<details className="border-line border-t pt-s4">
						<summary className="min-h-11 cursor-pointer font-strong text-river">Ask for more</summary>
						<div className="mt-s4 grid gap-s5">
							<AskForMissing application={application} />
						</div>
					</details>
				) : null}
			</Section>
			<div className="grid gap-s5">
				{step.name === 'write' ? <LiveMail application={application} responseForm={responseForm} /> : null}
				<ReviewColumn
					sections={[
						{ title: 'Bill', content: <BillPane application={application} /> },
						{ title: 'Help in the last 12 months', content: <EarlierHelp token={token} /> },
						reviewSections(application).request,
					]}
				/>
				<DecisionHistory application={application} />
			</div>
		</div>
	)
}
