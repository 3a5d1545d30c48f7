import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type TrailView, trailViews } from '#shared/trail/views.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { LinkChoices } from '../../LinkChoices.tsx'
import { ListRows } from '../../ListRows.tsx'
import { consolePath } from '../../paths.ts'
import { TrailFilterForm } from './TrailFilterForm.tsx'
import { TrailRow } from './TrailRow.tsx'
import { type Filter, trailQuery } from './trail.ts'

const path = consolePath('settings/trail')

const choices: readonly { name?: TrailView; label: string }[] = [
	{ label: 'Everything' },
	{ name: 'money', label: 'Money' },
	{ name: 'people', label: 'People' },
	{ name: 'sign-ins', label: 'Sign-ins' },
]

/** Emails and tokens don't belong in an address, so the filter is only on the screen. */
export default function TrailScreen() {
	const [filter, setFilter] = useState<Filter>({})
	const shown = useSearchParams()[0].get('show')
	const view = trailViews.find((one) => one === shown)
	const query = useInfiniteQuery(trailQuery({ ...filter, view }))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Audit trail" />
			<p className="max-w-read text-soft">Who did what, and when. Nobody can change it. Reading it is recorded too.</p>
			<LinkChoices
				label="Which records"
				choices={choices.map(({ name, label }) => ({
					to: name ? `${path}?show=${name}` : path,
					label,
					current: name === view,
				}))}
			/>
			<TrailFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
			<ListRows
				query={query}
				nouns={['record', 'records']}
				empty={<EmptyState title="No records match" />}
				row={(record) => (
					<TrailRow
						key={`${record.at} ${record.action} ${record.about} ${record.requestId}`}
						record={record}
						onFilter={(more) => setFilter({ from: filter.from, to: filter.to, ...more })}
					/>
				)}
			/>
		</div>
	)
}
