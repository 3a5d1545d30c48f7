import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { LoadingSection } from '../LoadingSection.tsx'

type NextPage = 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'

export type Query<Row> = Pick<
	UseInfiniteQueryResult<{ rows: readonly Row[]; more: boolean }>,
	'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch' | 'hasNextPage' | NextPage
>

interface Props<Row> {
	query: Query<Row>
	/** The singular and plural of the things in it: 'application', 'applications'. */
	nouns: readonly [one: string, many: string]
	empty: ReactNode
	/** How many there are, also of what isn't loaded yet, where that is known. */
	total?: number | undefined
	/** Above the rows. */
	heads?: ReactNode
	row?: (row: Row, all: readonly Row[]) => ReactNode
	/** For rows that are a table and not a list. */
	table?: (rows: readonly Row[]) => ReactNode
}

/** The states of every list of the console: loading, failed, empty, and rows with more to come. */
export function ListRows<Row>({ query, nouns: [one, many], empty, total = 0, heads, row, table }: Props<Row>) {
	if (!query.data)
		return query.error ? (
			<ErrorState message={query.error.message} onRetry={() => void query.refetch()} retrying={query.isFetching} />
		) : (
			<LoadingSection />
		)
	const { rows, more } = query.data
	if (rows.length === 0 && !query.hasNextPage) return <div className="card">{empty}</div>
	const isPart = query.hasNextPage && total > rows.length
	const moreFailed = query.isFetchNextPageError && query.error
	return (
		<div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
			<h2 className="sr-only first-letter:uppercase">{many}</h2>
			{rows.length > 0 ? table?.(rows) : null}
			{rows.length > 0 && row ? (
				<div className="card overflow-clip">
					{heads}
					<ul data-rows>{rows.map((each) => row(each, rows))}</ul>
				</div>
			) : null}
			<div className="mt-s4 flex flex-wrap items-center gap-s4">
				<p role="status" className="text-small text-soft tabular-nums">
					{rows.length.toLocaleString('en-US')}
					{isPart ? ` of ${total.toLocaleString('en-US')}` : null} {rows.length === 1 && !isPart ? one : many}
					{query.hasNextPage && !isPart ? ' shown' : null}
				</p>
				{query.hasNextPage && !moreFailed ? (
					<Button
						look="ghost"
						size="small"
						data-more-rows
						busy={query.isFetchingNextPage && 'Loading more'}
						onClick={() => void query.fetchNextPage()}
					>
						Show more
					</Button>
				) : null}
			</div>
			{more ? (
				<p className="mt-s2 max-w-read">
					{query.hasNextPage
						? 'We’ve looked through the newest ones so far. Press “Show more” to look further back.'
						: 'There are too many matches to show. Type more letters.'}
				</p>
			) : null}
			{moreFailed ? (
				<div className="mt-s4">
					<ErrorState
						title="We couldn’t load more"
						message={moreFailed.message}
						onRetry={() => void query.fetchNextPage()}
						retrying={query.isFetchingNextPage}
					/>
				</div>
			) : null}
		</div>
	)
}
