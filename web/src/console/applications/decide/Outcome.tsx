import { type ReactNode, useEffect, useRef } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useListPlace } from '../../lists/listPlace.ts'
import { applicationPath, consolePath } from '../../paths.ts'
import { type Application, recipientsOf, section, statusTones } from '../applications.ts'
import { HeldMail } from '../HeldMail.tsx'
import { useNextAfter } from './nextAfter.ts'

interface Props {
	token: string
	children: ReactNode
	/** Shown beside the button that goes on. */
	actions?: ReactNode
}

/** Says what was done and where to go on. It takes the focus, because the form it replaces had it. */
export function Outcome({ token, children, actions }: Props) {
	const box = useRef<HTMLDivElement>(null)
	const { path = consolePath(section), title = 'Pending applications', state } = useListPlace(section)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="grid gap-s4 outline-none">
			{children}
			<div className="flex flex-wrap items-center gap-s3">
				<NextApplication after={token} />
				<LinkButton look="ghost" to={path} state={state}>
					Back to {title}
				</LinkButton>
				{actions}
			</div>
		</div>
	)
}

/** Opens the next one where this one was decided. */
export function NextApplication({ after, label = 'Next' }: { after: string; label?: string }) {
	const next = useNextAfter(after)
	if (!next) return null
	const { token, firstName, lastName } = next
	return (
		<LinkButton to={applicationPath(token, 'respond')} className="wrap-anywhere max-w-full whitespace-normal">
			{label}: {firstName} {lastName}
		</LinkButton>
	)
}

interface DecidedProps {
	application: Application
	onChange: () => void
	onTakenBack: (former: Application) => void
}

export const Decided = ({ application, onChange, onTakenBack }: DecidedProps) => (
	<Outcome
		token={application.token}
		actions={
			<Button look="quiet" onClick={onChange}>
				Change this decision
			</Button>
		}
	>
		<DecisionMade application={application} />
		<HeldMail application={application} onTakenBack={onTakenBack} />
	</Outcome>
)

function DecisionMade({ application }: { application: Application }) {
	const { status, decision, firstName, delivery } = application
	const untold = decision?.byPost ? 'They have no email. Please print the letter.' : 'No email was sent.'
	const told = getsNoMail(delivery)
		? `We couldn’t email ${firstName}, because email to this address is stopped. Please tell them by phone.`
		: `${firstName} gets an email at ${recipientsOf(application)}.`
	return (
		<Banner tone={statusTones[status]} role="status" title={applicationSentences.responseSubmitted}>
			<p className="wrap-anywhere text-lead">
				{status === 'Approved' ? (
					<>
						Approved, <b>{grantedSoFar(application) ?? '$0'}</b>.
					</>
				) : (
					<b>Denied.</b>
				)}{' '}
				{decision?.emailed ? told : untold}
			</p>
		</Banner>
	)
}
