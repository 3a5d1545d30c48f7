import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { affiliateList } from '../affiliates/affiliates.ts'
import { applicationList } from '../applications/applications.ts'
import { bookList } from '../books/books.ts'
import { employeeList } from '../employees/employees.ts'
import { eventList } from '../events/events.ts'
import { guestsOfEvents } from '../events/people.ts'
import { legacyList } from '../legacy/legacy.ts'
import type { Kind, Shown } from '../lists/kind.ts'
import { searchState } from '../lists/search.tsx'
import { searchPath } from '../paths.ts'
import { reportList } from '../reports/reports.ts'
import { userList } from '../settings/users/users.ts'
import { useMayUse } from '../useMayUse.ts'

interface FoundThing extends Shown {
	id: string
	to: string
	state?: object
}

interface Group extends Pick<Kind<string, unknown>, 'label' | 'permission'> {
	/** The path of the section's own search, below the console's address. */
	section?: string
	find: (q: string) => Promise<{ found: readonly FoundThing[]; more: boolean }>
}

/** Each is a call of its own, so a permission or a failure is of one group alone. */
const groups: readonly Group[] = [
	applicationList,
	userList,
	eventList,
	guestsOfEvents,
	bookList,
	affiliateList,
	employeeList,
	legacyList,
	reportList,
]

/** Asks every section that the employee may see at once. */
function useFound(q: string) {
	const mayUse = useMayUse()
	const mine = groups.filter(({ permission }) => mayUse(permission))
	const queries = useQueries({
		queries: mine.map(({ label, find }) => ({
			queryKey: ['console', 'everywhere', label, q],
			queryFn: () => find(q),
			enabled: q !== '',
			refetchOnWindowFocus: false,
		})),
	})
	return mine.map((group, at) => ({ ...group, query: queries[at] }))
}

type Asked = ReturnType<typeof useFound>[number]

/** A search ends at a bound, and nothing among the newest isn’t nothing at all. */
const notAll = 'None of the newest ones has it, and there are older ones. Type the whole last name or email.'

interface Props {
	q: string
	onGo: () => void
}

/** A group per kind. What failed says so in its own place, and the others are there. */
export default function Results({ q, onGo }: Props) {
	const found = useFound(q)
	const waiting = found.some(({ query }) => query?.isPending)
	const failed = found.filter(({ query }) => query?.isError)
	const many = found.reduce((sum, { query }) => sum + (query?.data?.found.length ?? 0), 0)
	const isCut = found.some(({ query }) => query?.data?.more)
	const isNothing = !waiting && many === 0 && failed.length === 0 && !isCut
	const shown = isNothing ? sentences.noResult : `${many} shown`
	return (
		<>
			<p role="status" className={isNothing ? 'sr-only' : 'text-small text-soft tabular-nums'}>
				{waiting ? 'Looking…' : shown}
			</p>
			{isNothing ? (
				<div className="grid gap-s1 py-s3">
					<p className="font-strong text-lead">{sentences.noResult}</p>
					<p className="text-soft">Try the last name alone, the start of an email, or the phone number.</p>
				</div>
			) : null}
			{found.map((one) => (
				<GroupOf key={one.label} q={q} asked={one} onGo={onGo} />
			))}
		</>
	)
}

function GroupOf({ q, asked: { label, section, query }, onGo }: Props & { asked: Asked }) {
	if (query?.isError)
		return (
			<ErrorState
				title={`${label} couldn’t be searched`}
				message={query.error.message}
				onRetry={() => void query.refetch()}
				retrying={query.isFetching}
			/>
		)
	const { found = [], more = false } = query?.data ?? {}
	if (found.length === 0 && !more) return null
	return (
		<section aria-label={label}>
			<h3 className="flex items-center gap-s2 text-[1rem]">
				{label}
				<span className="rounded-full bg-sand px-2 text-small tabular-nums">
					{found.length}
					{more && found.length > 0 ? '+' : null}
				</span>
			</h3>
			{found.length === 0 ? <p className="text-small text-soft">{notAll}</p> : null}
			<ul className="mt-s1">
				{found.map((one) => (
					<Row key={one.id} found={toldApart(one, found)} onGo={onGo} />
				))}
			</ul>
			{more && section ? (
				<Link
					to={searchPath(section)}
					state={searchState(q)}
					onClick={onGo}
					className="inline-flex min-h-11 items-center text-small"
				>
					See all
				</Link>
			) : null}
		</section>
	)
}

/** Where someone else has the same name, the birthday tells them apart. */
const toldApart = (one: FoundThing, all: readonly FoundThing[]) =>
	one.birthday && all.some(({ id, name }) => id !== one.id && name === one.name)
		? { ...one, date: `${one.date}, born ${one.birthday}` }
		: one

function Row({ found: { to, state, name, about, date, tone, status }, onGo }: { found: FoundThing; onGo: () => void }) {
	return (
		<li>
			<Link
				to={to}
				state={state}
				onClick={onGo}
				className="-mx-s2 flex min-h-11 flex-wrap items-center gap-x-s3 rounded-field px-s2 py-s1 text-ink no-underline hover:bg-river-wash focus-visible:bg-river-wash"
			>
				<b className="wrap-anywhere">{name}</b>
				<span className="grow wrap-anywhere text-small text-soft tabular-nums">
					{about ? `${about}, ${date}` : date}
				</span>
				{status ? <StatusTag tone={tone}>{status}</StatusTag> : null}
			</Link>
		</li>
	)
}
