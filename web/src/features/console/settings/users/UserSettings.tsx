import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { LinkChoices } from '../../LinkChoices.tsx'
import { PagedList } from '../../PagedList.tsx'
import { consolePath } from '../../paths.ts'
import { SearchBox, useSearch } from '../../search.tsx'
import { UserRow } from './UserRow.tsx'
import { usersQuery } from './users.ts'

const shows = [
	{ name: 'normal', label: 'View Normal Users' },
	{ name: 'employees', label: 'View Employees' },
	{ name: 'all', label: 'View All Users' },
	{ name: 'search', label: 'Search' },
] as const

type Filter = Parameters<typeof usersQuery>[0]

const filters: Record<Exclude<(typeof shows)[number]['name'], 'search'>, Filter> = {
	normal: { status: 'normal' },
	employees: { status: 'employee' },
	all: {},
}

export function UserSettings() {
	const [params] = useSearchParams()
	const show = shows.find(({ name }) => name === params.get('show'))?.name ?? 'normal'
	const address = consolePath('settings', 'users')
	return (
		<>
			<ConsoleHeading title="User Settings" />
			<LinkChoices
				label="Which users"
				choices={shows.map(({ name, label }) => ({
					to: name === 'normal' ? address : `${address}?show=${name}`,
					label,
					current: name === show,
				}))}
			/>
			{show === 'search' ? (
				<Search />
			) : (
				<Rows key={show} filter={filters[show]} empty={<EmptyState title={sentences.emptyList} />} />
			)}
		</>
	)
}

function Search() {
	const search = useSearch()
	return (
		<>
			<SearchBox
				search={search}
				label="Search users"
				hint="The beginning of a first or last name, or of an email."
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

function Rows({ filter, empty }: { filter: Filter } & Pick<ComponentProps<typeof PagedList>, 'empty'>) {
	const query = useInfiniteQuery(usersQuery(filter))
	const rows = query.data?.pages.flatMap((page) => page.users)
	return (
		<PagedList query={query} title="Users" rows={rows} nouns={['user', 'users']} empty={empty}>
			{(user) => <UserRow key={user._id} user={user} />}
		</PagedList>
	)
}
