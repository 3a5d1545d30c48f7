import { useState } from 'react'
import { useParams } from 'react-router-dom'
import * as z from 'zod'
import type { Language } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { applicationPath } from '../paths.ts'
import { ReadsSpanish } from '../ReadsSpanish.tsx'
import { Household } from './Household.tsx'
import type { Asked } from './person.ts'
import { Timeline } from './Timeline.tsx'
import { entriesOf } from './timeline.ts'
import { type PersonShown, usePerson } from './usePerson.ts'

const By = z.enum(['application', 'guest', 'account'])

export default function PersonPage() {
	const { by, id = '' } = useParams()
	const asked = By.safeParse(by)
	if (!asked.success) return <EmptyState title="There’s no such page." />
	return <Person key={`${by} ${id}`} by={asked.data} id={id} />
}

/** Everything of one person and their household, as far as the employee may see it. */
function Person(asked: Asked) {
	const shown = usePerson(asked)
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
	const { applications, events, books, mayApplications, mayEvents } = shown
	const found = findPerson(asked, shown)
	const name = found && `${found.firstName} ${found.lastName}`
	const failed = Object.values(partsOf(shown)).find(({ error }) => error)
	if (!name && !failed && isWaiting(shown)) return <LoadingSection />
	if (!name)
		return (
			<>
				<ConsoleHeading title="A person" />
				{failed?.error ? (
					<ErrorState
						message={failed.error.message}
						onRetry={() => void failed.refetch()}
						retrying={failed.isFetching}
					/>
				) : (
					<p className="mt-s3 max-w-read">You don’t have access to anything about this person, or it’s been removed.</p>
				)}
			</>
		)
	const entries = entriesOf({ applications: applications.data, events: events.data, books: books.data })
	const people = applications.data?.people ?? []
	const isCut = [applications.data, events.data, books.data].some((part) => part?.isCut)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			{asked.by === 'application' ? (
				<LinkButton look="quiet" size="small" to={applicationPath(asked.id)} className="-ml-3 justify-self-start">
					Back to the application
				</LinkButton>
			) : null}
			<div className="flex flex-wrap items-center gap-s3">
				<ConsoleHeading title={name} heading={<span className="wrap-anywhere">{name}</span>} />
				<ReadsSpanish language={found.language} />
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 large:grid-cols-[minmax(0,1fr)_19rem] large:gap-s6">
				<div className="order-2 grid gap-s4 large:order-1">
					<Failures shown={shown} />
					<Timeline
						entries={entries.filter(({ whose }) => !whose || !left.has(whose))}
						people={people}
						waiting={isWaiting(shown)}
					/>
					{isCut ? (
						<p className="max-w-read text-soft">
							There may be older ones. We only show the newest. Search the section for older ones.
						</p>
					) : null}
					{mayApplications ? null : (
						<p className="text-soft">To see what they asked for, you need Application Access.</p>
					)}
					{mayEvents ? null : <p className="text-soft">Events need Event Access.</p>}
				</div>
				<div className="order-1 large:order-2">
					<Household
						people={people}
						entries={entries}
						left={left}
						onLeave={(token, isLeft) =>
							setLeft(new Set([...left].filter((one) => one !== token).concat(isLeft ? [token] : [])))
						}
						onMarked={() => void applications.refetch()}
					/>
				</div>
			</div>
		</div>
	)
}

const partsOf = ({ user, guest, applications, events, books }: PersonShown) => ({
	'The account': user,
	'The sign-up': guest,
	Applications: applications,
	Events: events,
	Books: books,
})

/** A part that isn't asked for doesn't fetch. */
const isWaiting = (shown: PersonShown) => Object.values(partsOf(shown)).some(({ isLoading }) => isLoading)

interface FoundPerson {
	firstName: string
	lastName: string
	language?: Language | undefined
}

/** Sign-ups for events don't say a language here. */
function findPerson({ by, id }: Asked, { user, guest, applications }: PersonShown): FoundPerson | undefined {
	const people = applications.data?.people ?? []
	const sender = applications.data?.applications.find(({ token }) => token === id)?.of
	const member = people.find(({ token }) => token === sender) ?? people.find(({ asked }) => asked)
	if (by === 'account') return user.data
	return by === 'guest' ? guest.data?.asked : member
}

/** Shows an error for each part that failed. The other parts are shown as usual. */
function Failures({ shown }: { shown: PersonShown }) {
	return Object.entries(partsOf(shown)).map(([label, part]) =>
		part.error ? (
			<ErrorState
				key={label}
				title={`${label} didn’t load`}
				message={part.error.message}
				onRetry={() => void part.refetch()}
				retrying={part.isFetching}
			/>
		) : null,
	)
}
