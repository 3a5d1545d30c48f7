import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Tab as ShownTab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useChosenInSight } from '#web/lib/useChosenInSight.ts'
import { LoadingSection } from '../LoadingSection.tsx'
import { consolePath } from '../paths.ts'
import { rememberPlace, useListPlace } from './listPlace.ts'

interface Props<Thing> {
	/** Below the console's address. The list is there, and the thing at its id below that. */
	section: string
	id: string
	/** The title of the section's first list. */
	list: string
	/** Names the things in the list for a screen reader. */
	noun: string
	/** Stands at the right end of the first line. */
	aside?: ReactNode
	query: Pick<UseQueryResult<Thing>, 'data' | 'error' | 'isFetching' | 'refetch'>
	children: (thing: Thing) => ReactNode
}

/** The page of one thing of a list: the way back, its neighbors, and its states until it is there. */
export function DetailScreen<Thing>({ query, aside, children, ...place }: Props<Thing>) {
	const { section, id } = place
	const isGone = query.data === undefined && query.error instanceof ApiError && query.error.code === 'not-found'
	useEffect(() => rememberPlace(section, { opened: id }), [section, id])
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-s3">
				<ListNavigation {...place} />
				{aside}
			</div>
			{isGone ? (
				<div className="card">
					<EmptyState title={query.error?.message ?? ''} />
				</div>
			) : (
				<Loaded query={query} waiting={<LoadingSection />}>
					{children}
				</Loaded>
			)}
		</>
	)
}

interface Tab {
	/** The tab's part of the address. The first tab has none. */
	name: string
	label: string
	content: ReactNode
	/** Keeps what was typed in the tab while another one is shown. */
	keep?: boolean
}

interface TabsProps {
	/** The address of the thing. */
	path: string
	label: string
	tabs: readonly [Tab, ...Tab[]]
}

/** The parts of the thing, each at an address of its own. */
export function DetailTabs({ path, label, tabs }: TabsProps) {
	const navigate = useNavigate()
	const [first] = tabs
	const { tab = first.name } = useParams()
	const inSight = useChosenInSight<HTMLDivElement>(tab)
	if (!tabs.some(({ name }) => name === tab)) return <Navigate to={path} replace />
	return (
		<Tabs
			selectedKey={tab}
			// React Aria isn't told of a focus within, because it would draw a second ring around everything.
			className="outline-none! shadow-none!"
			onSelectionChange={(name) => void navigate(name === first.name ? path : `${path}/${name}`)}
		>
			<TabList
				aria-label={label}
				ref={inSight}
				className="no-print flex one-line gap-s4 text-small shadow-[inset_0_-2px_0_var(--color-line)] medium:gap-s5"
			>
				{tabs.map(({ name, label: words }) => (
					<ShownTab
						key={name}
						id={name}
						className="flex min-h-11 cursor-pointer items-center border-transparent border-b-4 pt-1 text-river medium:min-h-10 hover:border-line data-selected:border-sun data-selected:text-ink"
					>
						{words}
					</ShownTab>
				))}
			</TabList>
			{tabs.map(({ name, keep, content }) => (
				<TabPanel
					key={name}
					id={name}
					{...(keep && { shouldForceMount: true })}
					className="mt-s4 rounded-card data-inert:hidden"
				>
					{content}
				</TabPanel>
			))}
		</Tabs>
	)
}

const arrow =
	'grid size-11 place-items-center rounded-full text-h3 text-ink no-underline hover:bg-river-wash aria-disabled:text-field'

interface ListNavigationProps {
	section: string
	id: string
	/** The title of the section's first list, for someone who came by an address. */
	list: string
	/** Names the things in the list for a screen reader. */
	noun: string
}

/** Back to the list it was opened from, as it was left, and to its neighbors there. */
function ListNavigation({ section, id, list, noun }: ListNavigationProps) {
	const { path = consolePath(section), title = list, state, ids = [], more } = useListPlace(section)
	const at = ids.indexOf(id)
	const [before, after] = [ids[at - 1], ids[at + 1]]
	return (
		<div className="flex flex-wrap items-center gap-s3 print:hidden">
			<LinkButton look="quiet" size="small" to={path} state={state} className="-ml-3">
				Back to {title}
			</LinkButton>
			{at < 0 ? null : (
				<nav aria-label="Neighbors in this list" className="flex items-center gap-s1">
					{before ? (
						<Link to={consolePath(section, before)} className={arrow} data-key="k" aria-label={`Previous ${noun}`}>
							‹
						</Link>
					) : null}
					<span className="text-small text-soft tabular-nums">
						{at + 1} of {ids.length}
						{more ? '+' : null}
					</span>
					{after ? (
						<Link to={consolePath(section, after)} className={arrow} data-key="j" aria-label={`Next ${noun}`}>
							›
						</Link>
					) : null}
				</nav>
			)}
		</div>
	)
}
