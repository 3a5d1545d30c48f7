import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isProposed, needsSecond } from '#shared/applications/decisions.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { type Application, emailOf } from '#web/console/applications/applications.ts'
import { dollars } from '#web/lib/money.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { MailPreviews } from '../../MailPreviews.tsx'
import { Meant } from '../../Meant.tsx'
import { StepHeading } from '../../StepHeading.tsx'
import { StoppedMail } from '../../StoppedMail.tsx'
import { grantSettingsQuery } from '../../settings/applicationSettings.ts'
import { englishUnticked, isEnglishForSpanish, sendInEnglish } from '../../VerifyEmail.tsx'
import { ContradictedMail } from './ContradictedMail.tsx'
import { DecisionSentence, isMoreThanAsked } from './DecisionSentence.tsx'
import type { Checked, Preview } from './responseForm.ts'
import { ProposalSentence, useIsOwn } from './WaitingProposal.tsx'

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
	const isEnglish = preview !== undefined && isEnglishForSpanish(preview, message)
	const [english, setEnglish] = useState(!isEnglish)
	const missing = meant ? (english ? undefined : englishUnticked) : unticked
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
				<Meant meant={meant} onChange={setMeant}>
					Yes, this is more than they asked for.
				</Meant>
			) : null}
			{emailApplicant ? <StoppedMail delivery={delivery} /> : null}
			{isEnglish ? (
				<Meant meant={english} onChange={setEnglish}>
					{sendInEnglish}
				</Meant>
			) : null}
			{emailApplicant ? null : (
				<>
					<p>No email will be sent.</p>
					<ContradictedMail application={application} status={response.status} />
					{message ? <p className="max-w-read whitespace-pre-line border-line border-l-4 pl-s4">{message}</p> : null}
				</>
			)}
			<ConfirmWithKey
				label="Submit Response"
				action="Submit Response"
				busy="Submitting"
				mayHold
				enterIsEnough={!missing && !(emailApplicant && getsNoMail(delivery))}
				andThen={next && { action: `Submit and open ${next.name}`, run: next.open }}
				ready={(key) => key !== '' && !missing}
				missing={missing}
				onBack={onBack}
				onConfirm={async (key) => {
					if (missing) throw new Error(missing)
					await onSubmit(key)
				}}
			/>
			{preview ? <MailPreviews to={emailOf(application)} email={preview} /> : null}
		</>
	)
}

/** Says before a response is sent whether it needs a second employee, and what happens to a proposal that waits. */
function SecondEmployee({ response, application }: { response: Checked; application: Application }) {
	const { proposal } = application
	const { data } = useQuery(grantSettingsQuery)
	const isOwn = useIsOwn(proposal)
	const decided = decisionIn(response)
	if (proposal && !isOwn && isProposed(decided, proposal))
		return (
			<p>
				<ProposalSentence proposal={proposal} /> You’re the second one, so it counts once you submit it.
			</p>
		)
	return (
		<>
			{data && needsSecond(decided, data) ? (
				<Banner tone="waiting" title="This needs a second employee.">
					<p>
						It’s more than the {dollars(data.mostGrantedAlone ?? 0)} that one employee grants alone, so it’s kept as a
						proposal. Nothing is sent until a colleague approves the same.
					</p>
				</Banner>
			) : null}
			{proposal ? (
				<Banner tone="waiting" title="This takes the place of a proposal.">
					<p>
						<ProposalSentence proposal={proposal} />
					</p>
				</Banner>
			) : null}
		</>
	)
}
