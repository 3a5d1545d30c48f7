import { useInfiniteQuery } from '@tanstack/react-query'

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
