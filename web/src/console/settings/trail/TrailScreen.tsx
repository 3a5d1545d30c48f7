import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monthDayYear } from '#shared/dates.ts'
import { trailApi } from '#shared/trail/api.ts'
import { TrailFilter } from '#shared/trail/schema.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { client } from '#web/lib/api.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { FilterPanel } from '../../lists/FilterPanel.tsx'
import { ListRows } from '../../lists/ListRows.tsx'
import { pageOf } from '../../lists/pagedList.ts'
import { dayAndTime } from '../../when.ts'
import { type Act, actInWords, actsOf, type TrailRecord } from './acts.ts'
import { actors, selfActions, sentenceOf } from './sentences.ts'

const trail = client(trailApi)

interface Filter {
	person?: string | undefined
	thing?: string | undefined
	from?: string | undefined
	to?: string | undefined
}

const given = (filter: Filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value))

const trailQuery = (filter: Filter) =>
	infiniteQueryOptions({
		queryKey: ['console', 'trail', given(filter)],
		queryFn: async ({ pageParam }) => {
			const cursor = pageParam && { cursor: pageParam }
			return pageOf('records', await trail.read({ limit: 100, ...given(filter), ...cursor }))
		},
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), more: pages.at(-1)?.more ?? false }),
		refetchOnWindowFocus: false,
	})

/** Emails and tokens don't belong in an address, so the filter is only on the screen. */
export default function TrailScreen() {
	const [filter, setFilter] = useState<Filter>({})
	const query = useInfiniteQuery(trailQuery(filter))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Audit trail" />
			<p className="max-w-read text-soft">Who did what, and when. Nobody can change it. Reading it is recorded too.</p>
			<TrailFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
			<ListRows
				query={query}
				nouns={['record', 'records']}
				empty={<EmptyState title="No records match" />}
				table={(records) => (
					<ul className="card overflow-clip">
						{actsOf(records).map((act) => (
							<TrailRow key={keyOf(act[0])} act={act} />
						))}
					</ul>
				)}
			/>
		</div>
	)
}

interface Props {
	filter: Filter
	onFilter: (filter: Filter) => void
}

function TrailFilterForm({ filter, onFilter }: Props) {
	const { form, fields } = useSchemaForm(TrailFilter, {
		person: filter.person ?? '',
		thing: filter.thing ?? '',
		from: monthDayYear(filter.from ?? ''),
		to: monthDayYear(filter.to ?? ''),
	})
	const isFiltered = Object.values(filter).some(Boolean)
	return (
		<FilterPanel
			form={form}
			label="Filter the audit trail"
			isFiltered={isFiltered}
			onFilter={onFilter}
			onClear={() => onFilter({})}
		>
			<div className="col-span-2 max-medium:col-span-full">
				<TextField field={fields.person} label="Who" hint="The email of an account." optional />
			</div>
			<div className="col-span-2 max-medium:col-span-full">
				<TextField field={fields.thing} label="About" hint="A token, or the email of an account." optional />
			</div>
			<DateField field={fields.from} label="From" optional />
			<DateField field={fields.to} label="To" optional />
		</FilterPanel>
	)
}

const keyOf = ({ at, action, about, requestId }: TrailRecord) => `${at} ${action} ${about} ${requestId}`

function TrailRow({ act }: { act: Act }) {
	const [{ at, action, by: actor, byName, about, aboutName }] = act
	// Someone who signs in isn't signed in yet, so the record is by a visitor and about the person.
	const ofThemselves = about === actor || (actor === 'visitor' && selfActions.has(action))
	const by = ofThemselves ? about : actor
	const who = actors[by] ?? (ofThemselves ? aboutName : byName) ?? 'Someone who no longer has an account'
	const said = actInWords(act)
	return (
		<li className="grid gap-x-s4 border-line border-b px-s4 py-2 last:border-b-0 880:grid-cols-[10.5rem_minmax(0,12rem)_minmax(0,1fr)]">
			<span className="text-soft tabular-nums">{dayAndTime(at)}</span>
			<span>{who}</span>
			<span className="wrap-anywhere">
				<b>{said.what}</b>
				{ofThemselves || said.about === 'a list' ? null : <span className="text-soft"> {said.about}</span>}
			</span>
			{act.length > 1 ? (
				<details className="text-small 880:col-start-3">
					<summary className="text-river">Show all {act.length} records</summary>
					<ul className="mt-s1 grid gap-s1 border-line border-l-2 pl-s3">
						{act.map((record) => (
							<li key={keyOf(record)} className="wrap-anywhere">
								<span className="text-soft tabular-nums">{dayAndTime(record.at)}</span> {sentenceOf(record.action)}:{' '}
								{record.aboutName ? `${record.aboutName}, ` : null}
								{record.about}
							</li>
						))}
					</ul>
				</details>
			) : null}
		</li>
	)
}
