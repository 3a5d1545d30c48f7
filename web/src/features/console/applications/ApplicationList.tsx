import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ApplicationStatus, applicationStatuses } from '#shared/applications/rules.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LinkChoices } from '../LinkChoices.tsx'
import { PagedList } from '../PagedList.tsx'
import { consolePath } from '../paths.ts'
import { SearchBox, useSearch } from '../search.tsx'
import { ApplicationRowView } from './ApplicationRowView.tsx'
import { applicationsQuery } from './applications.ts'
import { repeatedIn } from './duplicates.ts'

const shows = [...applicationStatuses, 'All', 'Search'] as const

type Show = (typeof shows)[number]

const addressOf = (show: Show) =>
	show === 'Pending'
		? consolePath('applications')
		: `${consolePath('applications')}?show=${show.toLowerCase()}`

export function ApplicationList() {
	const [params] = useSearchParams()
	const show = shows.find((one) => one.toLowerCase() === params.get('show')) ?? 'Pending'
	return (
		<>
			<ConsoleHeading key={show} title={show === 'Search' ? 'Search applications' : `${show} applications`} />
			<div className="mt-s4 grid grid-cols-[minmax(0,1fr)] gap-s4">
				<LinkChoices
					label="Which applications"
					choices={shows.map((one) => ({ to: addressOf(one), label: one, current: one === show }))}
				/>
				{show === 'Search' ? <Search /> : <Newest key={show} show={show} />}
			</div>
		</>
	)
}

function Newest({ show }: { show: Exclude<Show, 'Search'> }) {
	return (
		<Rows
			filter={show === 'All' ? {} : { status: show }}
			empty={
				<EmptyState title={sentences.emptyList}>
					<p className="max-w-[40ch] text-soft">
						{show === 'Pending' ? 'Every application has its answer.' : 'New ones will stand here.'}
					</p>
				</EmptyState>
			}
		/>
	)
}

function Search() {
	const search = useSearch()
	return (
		<>
			<SearchBox
				search={search}
				label="Search applications"
				hint="The beginning of a first or last name, of an email, or of a token."
			/>
			{search.asked === '' ? (
				<p role="status" className="py-s4 text-lead text-soft">
					{sentences.noSearch}
				</p>
			) : (
				<Rows filter={{ q: search.asked }} empty={<EmptyState title={sentences.noResult} />} />
			)}
		</>
	)
}

interface RowsProps {
	filter: { status?: ApplicationStatus; q?: string }
	empty: ReactNode
}

function Rows({ filter, empty }: RowsProps) {
	const query = useInfiniteQuery(applicationsQuery(filter))
	const rows = query.data?.pages.flatMap(({ applications }) => applications)
	const repeated = useMemo(() => repeatedIn(rows ?? []), [rows])
	return (
		<PagedList
			query={query}
			title="Applications"
			rows={rows}
			nouns={['application', 'applications']}
			empty={empty}
		>
			{(row) => <ApplicationRowView key={row.token} row={row} repeated={repeated.has(row.token)} />}
		</PagedList>
	)
}
