import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { ListTotal } from '#shared/applications/list-filter.ts'

/** `urgent` is of applications: the soonest date on a notice first, and then who waited longest. */
export type Order = 'oldest' | 'urgent'

/** The rows of a list that are asked for: all of them, those of one status, or those a search finds. */
export interface Filter<Status extends string> {
	status?: Status
	q?: string
	/** Lists begin with the newest unless they are asked for another order. */
	order?: Order
	/** Narrows the list further, in words of its own. */
	where?: Readonly<Record<string, string>>
}

export type ListRequest<Status extends string> = Filter<Status> & { limit: number; cursor?: string }

interface Page<Row> {
	rows: readonly Row[]
	next?: string | undefined
	/** A search ended at its bound: the next page goes on, or it needs more letters. */
	more?: boolean | undefined
	/** The sums of all that fits, on every page. */
	total?: ListTotal | undefined
}

/** Reads a page from an answer that has its rows under a name of their own. */
export const pageOf = <Name extends string, Row>(
	name: Name,
	answer: Record<Name, readonly Row[]> & Omit<Page<Row>, 'rows'>,
): Page<Row> => ({ rows: answer[name], next: answer.next, more: answer.more })

export interface ListDefinition<Status extends string, Row> {
	/** Each filter of the list is cached below this key. */
	key: readonly string[]
	load: (request: ListRequest<Status>) => Promise<Page<Row>>
	idOf: (row: Row) => string
	/** Filters with this status have the row. There are several if views ask for different things. */
	statusOf: (row: Row) => Status | readonly Status[]
	/** The server answers with the greatest first. */
	orderOf: (row: Row) => number
}

type Loaded<Status extends string, Row> = InfiniteData<Page<Row> & { filter: Filter<Status> }, string>

/** A list of the console that is loaded page by page, and how a changed row gets into what is loaded already. */
export function pagedList<Status extends string, Row>(definition: ListDefinition<Status, Row>) {
	const { key, load, idOf } = definition
	const select = ({ pages }: Loaded<Status, Row>) => ({
		rows: pages.flatMap(({ rows }) => rows),
		more: pages.at(-1)?.more ?? false,
		total: pages.at(-1)?.total,
	})
	return {
		idOf,
		query: (filter: Filter<Status>) =>
			infiniteQueryOptions({
				queryKey: [...key, filter],
				queryFn: async ({ pageParam }) => ({
					...(await load({ limit: 25, ...filter, ...(pageParam && { cursor: pageParam }) })),
					filter,
				}),
				initialPageParam: '',
				getNextPageParam: ({ next }) => next,
				select,
				// An application is read for longer than the usual five minutes, and then someone comes back to all loaded pages.
				gcTime: 60 * 60_000,
				placeholderData: filter.q ? keepPreviousData : undefined,
				// Reading a long list again loads every page of it.
				refetchOnWindowFocus: false,
			}),
		/** Every row that was loaded for one of the lists, as it's known here. */
		known: (cache: QueryClient): ReadonlyMap<string, Row> =>
			new Map(
				cache
					.getQueriesData<Loaded<Status, Row>>({ queryKey: key })
					.flatMap(([, loaded]) => loaded?.pages ?? [])
					.flatMap(({ rows }) => rows)
					.map((row) => [idOf(row), row]),
			),
		/** Lists are read from indexes that follow a change late, so the answer of a change is written into them here. */
		put: (cache: QueryClient, row: Row) => {
			for (const { queryKey, isActive } of queriesBelow(cache, key))
				cache.setQueryData<Loaded<Status, Row>>(
					queryKey,
					(loaded) => loaded && withRow(definition, loaded, row, isActive),
				)
		},
		/** A row that was removed leaves them too. */
		drop: (cache: QueryClient, id: string) => {
			for (const { queryKey } of queriesBelow(cache, key))
				cache.setQueryData<Loaded<Status, Row>>(
					queryKey,
					(loaded) =>
						loaded && {
							...loaded,
							pages: loaded.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => idOf(row) !== id) })),
						},
				)
		},
	}
}

const queriesBelow = (cache: QueryClient, queryKey: readonly string[]) =>
	cache
		.getQueryCache()
		.findAll({ queryKey })
		.map((query) => ({ queryKey: query.queryKey, isActive: query.isActive() }))

/** The loaded pages with this row where it belongs: replaced, moved in, or left out. */
export function withRow<Status extends string, Row>(
	{ idOf, statusOf, orderOf }: Omit<ListDefinition<Status, Row>, 'key' | 'load'>,
	loaded: Loaded<Status, Row>,
	row: Row,
	/** A row on the screen stays where it is, with all that is open in it. */
	isShown = false,
): Loaded<Status, Row> {
	const { filter, next } = loaded.pages.at(-1) ?? { filter: {} }
	const isRow = (other: Row) => idOf(other) === idOf(row)
	const belongs = filter.status === undefined || [statusOf(row)].flat().includes(filter.status)
	const map = (change: (rows: readonly Row[], index: number) => readonly Row[]) => ({
		...loaded,
		pages: loaded.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })),
	})
	if (loaded.pages.some(({ rows }) => rows.some(isRow)))
		return map((rows) =>
			belongs || isShown ? rows.map((other) => (isRow(other) ? row : other)) : rows.filter((other) => !isRow(other)),
		)
	// Whether a row fits a filter, and which place it has in an order of the server's, the next read says.
	const isPlaced = filter.where === undefined && (!filter.order || filter.order === 'oldest')
	if (!belongs || filter.q !== undefined || !isPlaced) return loaded
	const comesBefore = (other: Row) =>
		filter.order === 'oldest' ? orderOf(other) >= orderOf(row) : orderOf(other) <= orderOf(row)
	const place = loaded.pages.findIndex(({ rows }) => rows.some(comesBefore))
	// The row sorts after all loaded rows, so it arrives with a later page.
	if (place < 0 && next !== undefined) return loaded
	return map((rows, index) => {
		if (index !== (place < 0 ? loaded.pages.length - 1 : place)) return rows
		const at = rows.findIndex(comesBefore)
		return at < 0 ? [...rows, row] : [...rows.slice(0, at), row, ...rows.slice(at)]
	})
}
