import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Query } from './ListRows.tsx'

/** What rows are sorted by, under the name of each column. A column without it can't be sorted by. */
export type Heads<Row> = Readonly<Record<string, ((row: Row) => string | number) | undefined>>

/** Rows that only this page has sorted would be wrong while others are missing, so all are loaded first: up to so many. */
const mostSorted = 500

const { compare } = new Intl.Collator('en-US', { numeric: true })

export interface Sort {
	name: string
	isDown: boolean
	canSort: boolean
}

/** What the address asks for: `?sort=Name`, or `?sort=-Name` with the last ones first. */
export function sortIn(params: URLSearchParams) {
	const asked = params.get('sort') ?? ''
	return { name: asked.replace(/^-/, ''), isDown: asked.startsWith('-') }
}

/** The rows in the order that the address asks for. */
export function useSorted<Row>(heads: Heads<Row>, query: Query<Row>): { sorted: Query<Row>; sort: Sort } {
	const { name, isDown } = sortIn(useSearchParams()[0])
	const by = heads[name]
	const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
	// A search that ended at its bound has only a part of what matches.
	const canSort = data !== undefined && !data.more && (!hasNextPage || data.rows.length < mostSorted)
	const needsMore = by !== undefined && canSort && hasNextPage && !isFetching && !isFetchNextPageError
	useEffect(() => {
		if (needsMore) void fetchNextPage()
	}, [needsMore, fetchNextPage])
	const sort = { name, isDown, canSort }
	if (!by || !canSort || hasNextPage) return { sorted: query, sort: { ...sort, name: '' } }
	const sign = isDown ? -1 : 1
	const rows = [...data.rows].sort((one, other) => sign * compare(String(by(one)), String(by(other))))
	return { sorted: { ...query, data: { ...data, rows } } as Query<Row>, sort }
}

interface HeadProps {
	name: string
	/** The columns that can be sorted by. */
	heads: Readonly<Record<string, unknown>>
	sort: Sort
}

export const sortedAs = ({ name, sort }: Omit<HeadProps, 'heads'>) =>
	name === sort.name ? (sort.isDown ? 'descending' : 'ascending') : undefined

/** The name of a column. Pressing it sorts by it, and pressing it again turns the order around. */
export function SortHead({ name, heads, sort }: HeadProps) {
	const { state } = useLocation()
	const [params] = useSearchParams()
	const as = sortedAs({ name, sort })
	if (!heads[name] || !sort.canSort) return name
	const to = new URLSearchParams({ ...Object.fromEntries(params), sort: as === 'ascending' ? `-${name}` : name })
	return (
		<Link
			to={`?${to}`}
			state={state}
			replace
			className={`inline-flex min-h-11 items-center gap-s1 text-ink 880:min-h-10 ${as ? 'font-strong no-underline' : ''}`}
		>
			{name}
			{as ? <span aria-hidden="true">{as === 'ascending' ? '↑' : '↓'}</span> : null}
		</Link>
	)
}

/** The names of a list's columns: above them from 880 px on, and in one line on a phone. */
export const ListHeads = ({ heads, sort, columns }: Omit<HeadProps, 'name'> & { columns: string }) => (
	<nav
		aria-label="Sort by"
		className={`flex one-line items-center gap-x-s4 border-line border-b border-l-4 border-l-transparent bg-sand px-s4 text-small text-soft 880:grid 880:overflow-visible 880:[&>:last-child]:justify-self-end 880:pr-s5 880:pl-[calc(var(--spacing-s5)+var(--spacing-s4)+0.75rem)] print:hidden ${columns}`}
	>
		<span className="880:hidden">Sort by</span>
		{Object.keys(heads).map((name) => (
			<span
				key={name}
				className={`flex min-h-10 items-center whitespace-nowrap ${heads[name] ? '' : 'max-880:hidden'}`}
			>
				<SortHead name={name} heads={heads} sort={sort} />
				<span className="sr-only">{sortedAs({ name, sort })}</span>
			</span>
		))}
	</nav>
)
