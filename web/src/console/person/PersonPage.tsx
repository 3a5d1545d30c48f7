import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as z from 'zod'
import { dayOf } from '#shared/dates.ts'
import type { PersonQuery } from '#shared/lists.ts'
import type { Language } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { dollars } from '#web/lib/money.ts'
import { likenessWords } from '../applications/related.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { applicationPath } from '../paths.ts'
import { ReadsSpanish } from '../ReadsSpanish.tsx'
import { useMayUse } from '../useMayUse.ts'
import { onlyDay } from '../when.ts'
import { type Asked, applicationsQuery, booksQuery, eventsQuery, type Member, userQuery } from './person.ts'
import { Timeline } from './Timeline.tsx'
import { type Entry, entriesOf, grantedInYear, sumsOf } from './timeline.ts'

const nobody: PersonQuery = { accounts: [], emails: [] }

/**
 * Each section answers for itself, if the employee may see it. First comes what someone came by, which says whose account
 * and address it is; then their applications, which say who is in the household; then the household's events and books.
 */
function usePerson({ by, id }: Asked) {
	const mayUse = useMayUse()
	const mayApplications = mayUse('Application Access')
	const mayEvents = mayUse('Event Access')
	const user = useQuery({ ...userQuery(id), enabled: by === 'account' && mayApplications })
	const guest = useQuery({ ...eventsQuery(nobody, id), enabled: by === 'guest' && mayEvents })
	const start = startOf(by, id, user.data, guest.data?.asked)
	const applications = useQuery({
		...applicationsQuery(by === 'application' ? { token: id } : start),
		enabled: mayApplications && (by === 'application' || isSomeone(start)),
	})
	const household = applications.data?.people.filter(({ notSame }) => !notSame) ?? []
	const whose = {
		accounts: [...start.accounts, ...household.flatMap(({ accounts }) => accounts)],
		emails: [...start.emails, ...household.flatMap(({ emails }) => emails)],
	}
	const isKnown = isSomeone(whose) && (!mayApplications || !applications.isPending)
	const events = useQuery({ ...eventsQuery(whose), enabled: mayEvents && isKnown })
	const books = useQuery({ ...booksQuery(whose), enabled: mayApplications && isKnown })
	return { mayApplications, mayEvents, user, guest, applications, events, books }
}

type PersonShown = ReturnType<typeof usePerson>

const isSomeone = ({ accounts, emails }: PersonQuery) => accounts.length + emails.length > 0

function startOf(
	by: Asked['by'],
	id: string,
	user: { email: string } | undefined,
	guest: { email: string; memberId?: string | undefined } | undefined,
): PersonQuery {
	if (by === 'account') return { accounts: [id], emails: user ? [user.email] : [] }
	if (by === 'application' || !guest) return nobody
	return { accounts: guest.memberId ? [guest.memberId] : [], emails: [guest.email] }
}

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
	const { applications, events, books, mayApplications, mayEvents } = shown
	const found = findPerson(asked, shown)
	const name = found && `${found.firstName} ${found.lastName}`
	const [label, failed] = Object.entries(partsOf(shown)).find(([, { error }]) => error) ?? []
	const failure = failed?.error ? (
		<ErrorState
			title={`${label} didn’t load`}
			message={failed.error.message}
			onRetry={() => void failed.refetch()}
			retrying={failed.isFetching}
		/>
	) : null
	if (!name && !failed && isWaiting(shown)) return <LoadingSection />
	if (!name)
		return (
			<>
				<ConsoleHeading title="A person" />
				{failure ?? (
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
					{failure}
					<Timeline entries={entries} people={people} waiting={isWaiting(shown)} />
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
					<Household people={people} entries={entries} />
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

interface Props {
	people: readonly Member[]
	entries: readonly Entry[]
}

/** Shows who is in the household, what joins them, and what they were given together. */
function Household({ people, entries }: Props) {
	if (people.length === 0) return null
	const { open, asked, granted, paid } = sumsOf(entries)
	const sums = [
		['Open now', open > 0 ? `${open}, ${dollars(asked)}` : 'None'],
		['Granted in 12 months', dollars(grantedInYear(entries, dayOf(new Date())))],
		['Granted, all years', dollars(granted)],
		['Paid', dollars(paid)],
	] as const
	return (
		<section aria-labelledby="household" className="card p-s5">
			<h2 id="household" className="text-h3">
				Household
			</h2>
			<ul className="mt-s3 grid gap-s3">
				{people.map((member) => (
					<Row key={member.token} member={member} />
				))}
			</ul>
			<dl className="mt-s4 grid grid-cols-2 gap-s3 border-line border-t pt-s3">
				{sums.map(([name, value]) => (
					<div key={name}>
						<dt className="text-small text-soft">{name}</dt>
						<dd className={`font-strong text-lead tabular-nums ${name === 'Open now' && open > 0 ? 'text-amber' : ''}`}>
							{value}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-s3 text-small text-soft">
				Sharing a name isn’t enough to be listed as one household. Records from before this system have only a name, so
				they aren’t here.
			</p>
		</section>
	)
}

function Row({ member }: { member: Member }) {
	const { firstName, lastName, birthday, phone, email, alike, notSame, otherBirthdays } = member
	return (
		<li className="border-line border-t pt-s3 first:border-t-0 first:pt-0">
			<b className="wrap-anywhere">
				{firstName} {lastName}
			</b>
			<p className="wrap-anywhere text-small text-soft">
				{notSame
					? `${notSame.name} said on ${onlyDay(notSame.date)} that this isn’t the same home.`
					: `Born ${birthday} · ${phone} · ${email}`}
			</p>
			{otherBirthdays > 0 && !notSame ? (
				<StatusTag tone="waiting">{`Other birthdays on ${firstName}’s applications: ${otherBirthdays}`}</StatusTag>
			) : null}
			{alike.length > 0 && !notSame ? (
				<p className="text-small">{alike.map((one) => likenessWords[one]).join(' · ')}</p>
			) : null}
		</li>
	)
}
