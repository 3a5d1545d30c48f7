import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { TabView } from '#web/components/TabView.tsx'
import { ApiError } from '#web/lib/api.ts'
import { ListNavigation } from './ListNavigation.tsx'
import { LoadingSection } from './LoadingSection.tsx'
import { rememberPlace } from './listPlace.ts'

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
	if (!tabs.some(({ name }) => name === tab)) return <Navigate to={path} replace />
	return (
		<TabView
			label={label}
			shown={tab}
			onShow={(name) => void navigate(name === first.name ? path : `${path}/${name}`)}
			tabs={tabs}
		/>
	)
}
