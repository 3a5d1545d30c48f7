import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ConsoleHeading } from './ConsoleHeading.tsx'
import { LinkChoices } from './LinkChoices.tsx'
import { ListRows } from './ListRows.tsx'
import type { Filter, pagedList } from './pagedList.ts'
import { SearchBox, useSearch } from './search.tsx'

interface View<Status extends string> {
	/** In the address. The first view is the one of the plain address. */
	name: string
	label: string
	title: string
	status?: Status
	/** The newest come first unless the oldest are wanted. */
	order?: 'oldest'
	empty?: ReactNode
	/** Above the rows, such as a sum of all of them. */
	above?: ReactNode
	/** Nothing is in it, so it can't be chosen. */
	unavailable?: boolean
}

interface List<Status extends string, Row> {
	list: ReturnType<typeof pagedList<Status, Row>>
	nouns: readonly [one: string, many: string]
	/** What its columns are, above the rows. */
	heads?: ReactNode
	row: (row: Row, all: readonly Row[]) => ReactNode
}

/** Which list is on the screen, so that someone who opens one of its rows finds the way back. */
export interface ShownList<Row> {
	path: string
	label: string
	/** What was typed into its search. */
	state: unknown
	rows: readonly Row[]
}

interface Watched<Row> {
	onRows: (rows: readonly Row[]) => void
}

interface SearchWords {
	title: string
	label: string
	hint: string
}

interface Props<Status extends string, Row> extends List<Status, Row> {
	path: string
	/** Of the choices, for a screen reader. */
	label: string
	views: readonly [View<Status>, ...View<Status>[]]
	search: SearchWords
	/** Screens that belong to the list, beside its views. */
	links?: readonly { to: string; label: string }[]
	/** What can be done with the whole list, such as downloading it. */
	actions?: ReactNode
	onShown?: (list: ShownList<Row>) => void
}

const searchView = 'search'

/** A screen of the console that is a list: its views, its search and its rows. The address says which view is shown. */
export function ListScreen<Status extends string, Row>({
	path,
	label,
	views,
	search,
	links = [],
	actions,
	onShown,
	...list
}: Props<Status, Row>) {
	const { pathname, search: query, state } = useLocation()
	const name = useSearchParams()[0].get('show')
	const searching = name === searchView
	const view = views.find((one) => one.name === name) ?? views[0]
	const title = searching ? search.title : view.title
	const shown = { path: pathname + query, label: searching ? 'Search' : view.label, state }
	const onRows = (rows: readonly Row[]) => onShown?.({ ...shown, rows })
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading key={title} title={title} />
			<LinkChoices
				label={label}
				choices={[
					...[...views, { name: searchView, label: 'Search', unavailable: false }].map((choice) => ({
						to: choice.name === views[0].name ? path : `${path}?show=${choice.name}`,
						label: choice.label,
						disabled: choice.unavailable ?? false,
						current: choice.name === (searching ? searchView : view.name),
						...(choice.name === searchView && { shortcut: '/' }),
					})),
					...links.map((link) => ({ ...link, current: false })),
				]}
			/>
			{actions}
			{searching ? null : view.above}
			{searching ? (
				<Search search={search} onRows={onRows} {...list} />
			) : (
				<Rows
					key={view.name}
					filter={{
						...(view.status !== undefined && { status: view.status }),
						...(view.order && { order: view.order }),
					}}
					onRows={onRows}
					empty={view.empty ?? <EmptyState title={sentences.emptyList} />}
					{...list}
				/>
			)}
		</div>
	)
}

function Search<Status extends string, Row>({
	search: { label, hint },
	...list
}: List<Status, Row> & Watched<Row> & { search: SearchWords }) {
	const search = useSearch()
	return (
		<>
			<SearchBox search={search} label={label} hint={hint} />
			{search.submitted === '' ? (
				<p role="status" className="py-s4 text-lead text-soft">
					{sentences.noSearch}
				</p>
			) : (
				<Rows filter={{ q: search.submitted }} empty={<EmptyState title={sentences.noResult} />} {...list} />
			)}
		</>
	)
}

function Rows<Status extends string, Row>({
	list,
	filter,
	onRows,
	...shown
}: List<Status, Row> & Watched<Row> & { filter: Filter<Status>; empty: ReactNode }) {
	const query = useInfiniteQuery(list.query(filter))
	const rows = query.data?.rows
	useEffect(() => {
		if (rows) onRows(rows)
	})
	return <ListRows query={query} {...shown} />
}
