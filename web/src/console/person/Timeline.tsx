import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listedStatus } from '#shared/applications/missing.ts'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { dollars } from '#web/lib/money.ts'
import { statusTones } from '../applications/applications.ts'
import { howMany } from '../howMany.ts'
import { searchState } from '../lists/search.tsx'
import { applicationPath, consolePath, searchPath } from '../paths.ts'
import { onlyDay, plainDay } from '../when.ts'
import type { Member, PersonApplication } from './person.ts'
import type { Entry } from './timeline.ts'

interface Props {
	entries: readonly Entry[]
	people: readonly Member[]
	waiting: boolean
}

/** All entries of a person, year by year, newest first. */
export function Timeline({ entries, people, waiting }: Props) {
	const names = new Map(people.filter(({ asked }) => !asked).map(({ token, firstName }) => [token, firstName]))
	const years = [...groupBy(entries, ({ at }) => at.slice(0, 4))]
	if (years.length === 0) return <p className="text-soft">{waiting ? 'Loading…' : 'Nothing here yet!'}</p>
	return (
		<section aria-label="Timeline">
			<p role="status" className="sr-only">
				{howMany(entries.length, 'entry', 'entries')}
			</p>
			{years.map(([year, theirs]) => (
				<section key={year} aria-label={year} className="mb-s5">
					<h2 className="text-h3">{year}</h2>
					<ol className="mt-s3 grid gap-s3 border-line border-l-4 pl-s4">
						{theirs.map((entry) => (
							<TimelineEntry key={entry.id} entry={entry} member={names.get(entry.member ?? '')} />
						))}
					</ol>
				</section>
			))}
		</section>
	)
}

interface TimelineEntryProps {
	entry: Entry
	/** First name of a household's member who isn't the one someone came for. */
	member: string | undefined
}

function TimelineEntry({ entry, member }: TimelineEntryProps) {
	return (
		<li className="grid gap-x-s4 small:grid-cols-[6.5rem_minmax(0,1fr)]">
			<time dateTime={entry.at} className="font-strong text-clay tabular-nums">
				{plainDay(entry.at)}
			</time>
			<div className="min-w-0">
				{entry.kind === 'application' ? (
					<ApplicationCard application={entry.application} member={member} />
				) : (
					<p className="wrap-anywhere">
						<Words entry={entry} /> {member ? <StatusTag tone="plain">{member}</StatusTag> : null}
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
				<b>{entry.signUp.waiting ? 'Waiting for a place at' : 'Signed up for'}</b>{' '}
				<EventLink event={entry.signUp.event} />
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

function ApplicationCard({ application, member }: { application: PersonApplication; member: string | undefined }) {
	const { token, type, amountApproved, payment, decision } = application
	const status = listedStatus(application)
	const granted = payment ? 'Approved, paid' : 'Approved, unpaid'
	return (
		<article className="card p-s4">
			<p className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
				<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center font-strong">
					{type}
				</Link>
				<StatusTag tone={statusTones[status]}>{amountApproved ? granted : status}</StatusTag>
				{member ? <StatusTag tone="plain">{member}</StatusTag> : null}
				<b className="ml-auto text-lead tabular-nums">{grantedSoFar(application) ?? requested(application)}</b>
			</p>
			{decision ? (
				<p className="text-small text-soft">
					Asked for {requested(application)}. {decision.name} decided on {onlyDay(decision.date)}
				</p>
			) : null}
		</article>
	)
}

/** As `Map.groupBy`, which old phones don't have. */
function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
	const groups = new Map<Key, Row[]>()
	for (const row of rows) {
		const key = keyOf(row)
		groups.set(key, [...(groups.get(key) ?? []), row])
	}
	return groups
}
