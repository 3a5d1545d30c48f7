import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ListTotal } from '#shared/applications/list-filter.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { type Counts, countsQuery } from '../counts.ts'
import { consolePath } from '../paths.ts'
import type { Kind } from './kind.ts'
import { LinkChoices } from './LinkChoices.tsx'
import { SummaryRow, usualColumns } from './ListRow.tsx'
import { ListRows } from './ListRows.tsx'
import { useRememberedPlace } from './listPlace.ts'
import type { Filter, Order } from './pagedList.ts'
import { begunIn, SearchBox, useSearch } from './search.tsx'
import { ListHeads, useSorted } from './sorting.tsx'

interface View<Status extends string> {
	/** The view's part of the address. The first view has none. */
	name: string
	label: string
	title: string
	status?: Status
	/** The newest come first unless another order is wanted. */
	order?: Order
	/** The filter of this view. */
	where?: Readonly<Record<string, string>>
	empty?: ReactNode
	/** How many are in it, beside its label. */
	counted?: (counts: Counts) => number | undefined
	/** Above the rows, such as a sum of all of them. */
	above?: ReactNode
	/** An empty view, which can't be chosen. */
	unavailable?: boolean
	/** The view is among the choices only while something is in it. */
	hidesAtZero?: boolean
}

export interface ListFilter {
	/** The filters that the address may hold. */
	names: readonly string[]
	form: (props: FilterProps) => ReactNode
}

export interface FilterProps {
	where: Readonly<Record<string, string>>
	onFilter: (where: Record<string, string>) => void
}

interface List<Status extends string, Row> {
	of: Kind<Status, Row>
	/** A row that isn't the usual one. */
	row?: (row: Row, all: readonly Row[]) => ReactNode
	/** In a usual row: beside its name, and once it's open. */
	usual?: { beside?: (row: Row) => ReactNode; details?: (row: Row) => ReactNode }
	/** Above the rows: the sums of all that fits. */
	total?: (total: ListTotal) => ReactNode
}

interface Props<Status extends string, Row> extends List<Status, Row> {
	views: readonly [View<Status>, ...View<Status>[]]
	/** Screens that belong to the list, beside its views: after them, unless they come first. */
	links?: readonly { to: string; label: string; first?: boolean }[]
	/** Narrows a view further. A search has none, because it looks everywhere. */
	filter?: ListFilter
	/** Buttons for the whole list, such as downloading it. */
	actions?: ReactNode
}

const searchView = 'search'

const searchChoice: Pick<View<string>, 'name' | 'label' | 'unavailable' | 'counted' | 'hidesAtZero'> = {
	name: searchView,
	label: 'Search',
}

const asChoice = ({ to, label }: { to: string; label: string }) => ({ to, label, current: false, isQuiet: true })

/** A screen of the console that is a list: its views, its search and its rows. The address says which view is shown. */
export function ListScreen<Status extends string, Row>({
	views,
	links = [],
	filter,
	actions,
	...list
}: Props<Status, Row>) {
	const { section, nouns, search } = list.of
	const searchTitle = search.title ?? `Search ${nouns[1]}`
	const [params, setParams] = useSearchParams()
	const { state } = useLocation()
	const name = params.get('show')
	const searching = name === searchView
	const view = views.find((one) => one.name === name) ?? views[0]
	const title = searching ? searchTitle : view.title
	const path = consolePath(section)
	const { data: counts } = useQuery(countsQuery)
	const chosen = Object.fromEntries([...params].filter(([one]) => filter?.names.includes(one)))
	const where = { ...view.where, ...chosen }
	const isIn = (choice: typeof searchChoice) =>
		!choice.hidesAtZero || choice.name === view.name || (counts && choice.counted?.(counts)) !== 0
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s3">
			<div className="flex flex-wrap items-center justify-between gap-x-s4">
				<ConsoleHeading key={title} title={title} />
				{actions}
			</div>
			<LinkChoices
				label={`Which ${nouns[1]}`}
				choices={[
					...links.filter(({ first }) => first).map(asChoice),
					...[...views, searchChoice]
						.filter(isIn)
						.map((choice) => ({
							to: choice.name === views[0].name ? path : `${path}?show=${choice.name}`,
							label: choice.label,
							number: counts && choice.counted?.(counts),
							disabled: choice.unavailable ?? false,
							isQuiet: choice === searchChoice,
							current: choice.name === (searching ? searchView : view.name),
						})),
					...links.filter(({ first }) => !first).map(asChoice),
				]}
			/>
			{searching ? null : view.above}
			{searching ? (
				<Search key={begunIn(state)} title={title} {...list} />
			) : (
				<Rows
					key={`rows of ${view.name} ${JSON.stringify(where)}`}
					filter={{
						...(Object.keys(where).length > 0 && { where }),
						...(view.status !== undefined && { status: view.status }),
						...(view.order && { order: view.order }),
					}}
					title={title}
					filterForm={
						filter ? (
							<filter.form
								where={chosen}
								onFilter={(wanted) => setParams({ ...(name && { show: name }), ...wanted })}
							/>
						) : null
					}
					known={counts && view.counted?.(counts)}
					empty={view.empty ?? <EmptyState title={sentences.emptyList} />}
					{...list}
				/>
			)}
		</div>
	)
}

function Search<Status extends string, Row>({ title, ...list }: List<Status, Row> & { title: string }) {
	const search = useSearch()
	const { nouns, search: words } = list.of
	return (
		<>
			<SearchBox search={search} label={`Search ${nouns[1]}`} hint={words.hint} focused />
			{search.submitted === '' ? (
				<p role="status" className="py-s4 text-lead text-soft">
					{sentences.noSearch}
				</p>
			) : (
				<Rows
					title={title}
					filter={{ q: search.submitted }}
					empty={<EmptyState title={sentences.noResult}>{words.tip}</EmptyState>}
					{...list}
				/>
			)}
		</>
	)
}

interface RowsProps<Status extends string, Row> extends List<Status, Row> {
	title: string
	filter: Filter<Status>
	empty: ReactNode
	filterForm?: ReactNode
	/** How many are in this view. */
	known?: number | undefined
}

const noHeads = {}

function Rows<Status extends string, Row>(props: RowsProps<Status, Row>) {
	const { of, title, filter, filterForm, known, total, usual, ...rest } = props
	const { section, nouns, idOf, shown, heads, columns = usualColumns } = of
	const query = useInfiniteQuery(of.query(filter))
	const { sorted, sort } = useSorted(heads ?? noHeads, query)
	useRememberedPlace({ section, title, query: sorted, idOf })
	const usualRow = (row: Row) => (
		<SummaryRow key={idOf(row)} section={section} id={idOf(row)} shown={shown(row)} beside={usual?.beside?.(row)}>
			{usual?.details?.(row)}
		</SummaryRow>
	)
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-s4 empty:hidden">
				{filterForm}
				{query.data?.total ? total?.(query.data.total) : null}
			</div>
			<ListRows
				query={sorted}
				nouns={nouns}
				total={query.data?.total?.many ?? (filter.where ? undefined : known)}
				row={usualRow}
				heads={heads ? <ListHeads heads={heads} sort={sort} columns={columns} /> : undefined}
				{...rest}
			/>
		</>
	)
}
