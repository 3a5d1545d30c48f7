import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { isProposed, needsSecond } from '#shared/applications/decisions.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { granted, requested } from '#web/components/application/requestAndGrant.ts'
import { Tick } from '#web/components/forms/Tick.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { dollars } from '#web/lib/money.ts'
import { StepHeading } from '../../ConsoleHeading.tsx'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { MailPreviews } from '../../mail/MailPreviews.tsx'
import { StoppedMail } from '../../mail/VerifyEmail.tsx'
import { grantSettingsQuery } from '../../settings/applicationSettings.ts'
import { onlyDay } from '../../when.ts'
import { type Application, recipientsOf } from '../applications.ts'
import { useIsHeld } from '../HeldMail.tsx'
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
			{emailApplicant ? <StoppedMail delivery={delivery} /> : null}
			{emailApplicant ? null : (
				<>
					<p>No email will be sent.</p>
					<ContradictedMail application={application} status={response.status} />
					{message ? <p className="max-w-read whitespace-pre-line border-line border-l-4 pl-s4">{message}</p> : null}
				</>
			)}
			<KeyAction
				action="Submit Response"
				holdsKey
				andThen={next && { action: `Submit and open ${next.name}`, run: next.open }}
				missing={meant ? undefined : unticked}
				onBack={onBack}
				send={onSubmit}
			/>
			{preview ? <MailPreviews to={recipientsOf(application) || 'Them, by post'} email={preview} /> : null}
		</>
	)
}

/** Without an email the applicant goes on believing the last one. */
function ContradictedMail({ application, status }: { application: Application; status: Checked['status'] }) {
	const { firstName, history, decision } = application
	const isHeld = useIsHeld(application)
	const emailed = history.filter((past) => past.emailed && !(isHeld && past.date === decision?.date))
	const told = emailed.sort((one, other) => one.date.localeCompare(other.date)).at(-1)
	if (!told || told.status === status) return null
	const title =
		told.status === 'Denied'
			? `${firstName} was emailed a denial on ${onlyDay(told.date)}.`
			: `${firstName} was emailed an approval on ${onlyDay(told.date)}.`
	return (
		<Banner tone="bad" role="alert" title={title}>
			Without an email they may not learn of this.
		</Banner>
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

/** True if an approval is of more than was asked. */
const isMoreThanAsked = ({ status, amount = 0 }: Checked, application: Application) =>
	status === 'Approved' && amount > application.amount

/** Says the decision that is about to be sent in one sentence that is hard to misread. */
const DecisionSentence = (props: DecisionSentenceProps) => (
	<p className="max-w-read text-h3 leading-snug">
		{props.response.status === 'Denied' ? <Denial {...props} /> : <Approval {...props} />}
	</p>
)

interface DecisionSentenceProps {
	response: Checked
	application: Application
}

const nameOf = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`

const Denial = ({ application }: DecisionSentenceProps) => (
	<>
		<b>Deny</b> the {requested(application)} that <b>{nameOf(application)}</b> asked for.
	</>
)

const Approval = ({ response, application }: DecisionSentenceProps) => (
	<>
		Approve <b>{granted(response)}</b> for <b>{nameOf(application)}</b>,{' '}
		<Compared response={response} application={application} />
	</>
)

/** The amount beside what they asked for. */
function Compared({ response: { amount = 0 }, application }: DecisionSentenceProps) {
	const asked = requested(application)
	if (amount === application.amount) return 'all they asked for.'
	if (amount < application.amount) return `who asked for ${asked}.`
	return (
		<>
			<b>more</b> than the {asked} they asked for.
		</>
	)
}
