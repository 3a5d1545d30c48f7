import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RestOfList } from '#web/components/RestOfList.tsx'

interface Page<Row> {
	rows: readonly Row[]
	next?: string | undefined
}

const pageSize = 20

export function useOwnPages<Row>(name: string, load: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>) {
	const query = useInfiniteQuery({
		queryKey: [name],
		queryFn: ({ pageParam }) => load({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	})
	return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) }
}

interface Props<Row> {
	id: string
	title: string
	own: ReturnType<typeof useOwnPages<Row>>
	row: (row: Row) => ReactNode
	/** The outcome of a press is shown above the list, because the pressed row may be gone. */
	above?: ReactNode
}

/** Someone without any of these things sees nothing of the list, which keeps the dashboard short. */
export function OwnThings<Row>({ id, title, own, row, above }: Props<Row>) {
	const { rows = [], isLoadingError } = own
	if (rows.length === 0 && !isLoadingError && !above) return null
	return (
		<section aria-labelledby={id} className="grid gap-s4">
			<h2 id={id} className="text-h3">
				{title}
			</h2>
			{above}
			{rows.length > 0 ? <ul className="card overflow-hidden">{rows.map(row)}</ul> : null}
			<RestOfList list={own} />
		</section>
	)
}

interface RowProps {
	name: ReactNode
	details: ReactNode
	children: ReactNode
}

export const OwnRow = ({ name, details, children }: RowProps) => (
	<li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line border-b px-s5 py-s3 last:border-b-0">
		<span className="min-w-0">
			<b className="wrap-anywhere">{name}</b>
			<span className="block text-small text-soft tabular-nums">{details}</span>
		</span>
		<span className="flex flex-wrap items-center gap-x-s4">{children}</span>
	</li>
)
