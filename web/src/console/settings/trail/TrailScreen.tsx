import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { ListRows } from '../../ListRows.tsx'
import { TrailFilterForm } from './TrailFilterForm.tsx'
import { TrailRow } from './TrailRow.tsx'
import { type Filter, trailQuery } from './trail.ts'

/** Emails and tokens don't belong in an address, so the filter is only on the screen. */
export default function TrailScreen() {
	const [filter, setFilter] = useState<Filter>({})
	const query = useInfiniteQuery(trailQuery(filter))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Audit trail" />
			<p className="max-w-read text-soft">
				Who did what, and when. Nobody can change it. That you read it is in it too.
			</p>
			<TrailFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
			<ListRows
				query={query}
				nouns={['record', 'records']}
				empty={<EmptyState title="Nothing like this happened" />}
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
