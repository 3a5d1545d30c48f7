import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { getsNoMail } from '#shared/delivery.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { dollars } from '#web/lib/money.ts'
import { useListPlace } from '../../lists/listPlace.ts'
import { applicationPath, consolePath } from '../../paths.ts'
import { timeOfDay } from '../../when.ts'
import { type Application, applicationQuery, emailOf, section, statusTones } from '../applications.ts'
import { HeldMail, useTakeBack } from '../HeldMail.tsx'
import { isSentAfter } from '../news.ts'
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
function NextApplication({ after }: { after: string }) {
	const next = useNextAfter(after)
	if (!next) return null
	const { token, firstName, lastName } = next
	return (
		<LinkButton to={applicationPath(token, 'respond')} className="wrap-anywhere max-w-full whitespace-normal">
			Next: {firstName} {lastName}
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
	const told = getsNoMail(delivery)
		? `We couldn’t email ${firstName}, because email to this address is stopped. Please tell them by phone.`
		: `${firstName} gets an email at ${emailOf(application)}.`
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
				{decision?.emailed ? told : 'No email was sent.'}
			</p>
		</Banner>
	)
}

const CameFrom = z.object({ justDecided: z.string() })

/**
 * On the page of the next application: one line about the one before, and how to take it back. It stays out of the way of
 * the next decision.
 */
export function JustDecided() {
	const { data: from } = CameFrom.safeParse(useLocation().state)
	// The application as the answer said it. After a reload it isn't asked for again, because each look is recorded.
	const { data } = useQuery({ ...applicationQuery(from?.justDecided ?? ''), enabled: false })
	return data ? <Before key={data.token} application={data} /> : null
}

const act = 'min-h-11 font-strong text-river underline underline-offset-4'

function Before({ application }: { application: Application }) {
	const { token, firstName, lastName } = application
	const [isTakenBack, setTakenBack] = useState(false)
	const { until, busy, start, problem } = useTakeBack(application, () => setTakenBack(true))
	const words = isTakenBack ? 'taken back' : (problem ?? outcome(application, until))
	const isUrgent = problem !== undefined || isSentAfter(application)
	return (
		<section
			aria-label="The application before"
			className={`flex flex-wrap items-center gap-x-s3 rounded-field px-s3 text-small ${isUrgent ? 'bg-rose-wash text-rose' : 'bg-pine-wash text-pine'}`}
		>
			<p role="status" className="wrap-anywhere font-strong">
				{firstName} {lastName}: {words}
				{isSentAfter(application) ? '. They sent something after that, please read it' : null}
			</p>
			{until ? (
				<button type="button" aria-disabled={busy} className={act} onClick={() => (busy ? undefined : start())}>
					{busy ? 'Taking it back' : 'Take it back'}
				</button>
			) : null}
			<Link to={applicationPath(token, 'respond')} className={`inline-flex items-center ${act}`}>
				Open
			</Link>
		</section>
	)
}

/** What was decided, and whether and when they learn of it. */
function outcome(application: Application, until: string | undefined) {
	const { status, decision, proposal, delivery } = application
	if (proposal) return `${dollars(proposal.amount)} waits for a second employee`
	const decided = status === 'Approved' ? `approved ${grantedSoFar(application) ?? '$0'}` : 'denied'
	if (!decision?.emailed) return `${decided}, no email`
	if (getsNoMail(delivery)) return `${decided}, please tell them by phone, because email to them is stopped`
	return until ? `${decided}, email at ${timeOfDay(until)}` : `${decided}, emailed`
}
