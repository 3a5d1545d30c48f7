import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { dollars } from '#web/lib/money.ts'
import { statusTones } from '../applications/applications.ts'
import { applicationPath, consolePath, searchPath } from '../paths.ts'
import { searchState } from '../search.tsx'
import { onlyDay, plainDay } from '../when.ts'
import { Details } from './Details.tsx'
import type { PersonApplication } from './person.ts'
import type { Entry } from './timeline.ts'

interface Props {
	entry: Entry
	/** First name of a household's member who isn't the one someone came for. */
	whose: string | undefined
}

export function TimelineEntry({ entry, whose }: Props) {
	return (
		<li className="grid gap-x-s4 small:grid-cols-[6.5rem_minmax(0,1fr)]">
			<time dateTime={entry.at} className="font-strong text-clay tabular-nums">
				{plainDay(entry.at.slice(0, 10).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'))}
			</time>
			<div className="min-w-0">
				{entry.kind === 'application' ? (
					<ApplicationCard application={entry.application} whose={whose} />
				) : (
					<p className="wrap-anywhere">
						<Words entry={entry} /> {whose ? <StatusTag tone="plain">{whose}</StatusTag> : null}
					</p>
				)}
			</div>
		</li>
	)
}

function Words({ entry }: { entry: Exclude<Entry, { kind: 'application' }> }): ReactNode {
	if (entry.kind === 'payment') {
		const { amountApproved = 0, type } = entry.application
		const { method, reference } = entry.payment
		return (
			<>
				<b>Paid {dollars(amountApproved)}</b> for {type}. {method}
				{reference ? `, ${reference}` : null}
			</>
		)
	}
	if (entry.kind === 'signed-up')
		return (
			<>
				<b>Signed up for</b> <EventLink event={entry.signUp.event} />
			</>
		)
	if (entry.kind === 'came')
		return (
			<>
				<b>Came to</b> <EventLink event={entry.signIn.event} /> (group: {entry.signIn.groupMembers})
			</>
		)
	const { token, sentOn, issuedOn, readerFirstName } = entry.book
	return (
		<>
			<b>{sentOn ? 'Books sent' : 'Asked for books'}</b> for{' '}
			<Link to={searchPath('books')} state={searchState(token)}>
				{readerFirstName}
			</Link>
			{sentOn ? `. Asked for on ${plainDay(issuedOn)}` : null}
		</>
	)
}

const EventLink = ({ event }: { event: { _id: string; name: string; date: string } }) => (
	<Link to={consolePath('events', event._id)}>
		{event.name}, {plainDay(event.date)}
	</Link>
)

/** An application with what lies in it: its mails and notes fold open. */
function ApplicationCard({ application, whose }: { application: PersonApplication; whose: string | undefined }) {
	const { token, type, status, amountApproved, payment, decision } = application
	const tag = amountApproved ? (payment ? 'Approved, paid' : 'Approved, unpaid') : status
	return (
		<article className="card p-s4">
			<p className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
				<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center font-strong">
					{type}
				</Link>
				<StatusTag tone={statusTones[status]}>{tag}</StatusTag>
				{whose ? <StatusTag tone="plain">{whose}</StatusTag> : null}
				<b className="ml-auto text-lead tabular-nums">{grantedSoFar(application) ?? requested(application)}</b>
			</p>
			{decision ? (
				<p className="text-small text-soft">
					Asked for {requested(application)}. {decision.name} decided on {onlyDay(decision.date)}
				</p>
			) : null}
			<Details application={application} />
		</article>
	)
}
