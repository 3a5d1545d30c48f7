import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { reportSentences } from '#shared/reports/schema.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { countsQuery } from '../counts.ts'
import { ListRow } from '../lists/ListRow.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { searchState } from '../lists/search.tsx'
import { searchPath } from '../paths.ts'
import { useMayUse } from '../useMayUse.ts'
import { dayAndTime } from '../when.ts'
import { type Report, reportColumns, reportList, reports } from './reports.ts'

export default function ReportList() {
	const { data: counts } = useQuery(countsQuery)
	return (
		<ListScreen
			of={reportList}
			views={[
				{
					name: 'unresolved',
					label: 'View Unresolved',
					title: 'Unresolved reports',
					status: 'unresolved',
					unavailable: counts?.reports === 0,
				},
				{ name: 'resolved', label: 'View Resolved', title: 'Resolved reports', status: 'resolved' },
				{ name: 'all', label: 'View All', title: 'All reports' },
			]}
			row={(report, all) => <ReportRow key={report.token} report={report} place={all.indexOf(report)} />}
		/>
	)
}

const pageSize = 25

function ReportRow({ report, place }: { report: Report; place: number }) {
	const { name, date, tone, status } = reportList.shown(report)
	return (
		<ListRow
			section={reportList.section}
			id={report.token}
			className="animate-open [animation-delay:var(--turn)]"
			style={{ '--turn': `${(place % pageSize) * 150}ms` } as CSSProperties}
			tone={tone}
			summary={
				<span
					className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] ${reportColumns}`}
				>
					<b>{name}</b>
					<span className="col-span-2 row-start-2 truncate text-soft 880:col-span-1 880:row-start-auto">
						{report.description}
					</span>
					<span className="hidden text-soft tabular-nums 880:inline">{date}</span>
					<span className="justify-self-end">{status ? <StatusTag tone={tone}>{status}</StatusTag> : null}</span>
				</span>
			}
		>
			<ReportDetails report={report} />
		</ListRow>
	)
}

function ReportDetails({ report }: { report: Report }) {
	const cache = useQueryClient()
	const mayUse = useMayUse()
	const { token, email, description, resolved, date } = report
	const mark = useAction({
		send: () => reports.change({ token, resolved: !resolved }),
		onDone: () => {
			reportList.put(cache, { ...report, resolved: !resolved })
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		},
	})
	return (
		<div className="grid justify-items-start gap-s4">
			<p className="max-w-read whitespace-pre-line wrap-anywhere">{description}</p>
			<Facts
				facts={[
					['Email', email],
					['Sent', dayAndTime(date)],
					['Token', token],
				]}
			/>
			{email && mayUse('Application Access') ? (
				<Link to={searchPath('applications')} state={searchState(email)}>
					Find their applications
				</Link>
			) : null}
			{mark.problem ? (
				<Banner tone="bad" role="alert" title={reportSentences.changeFailed}>
					{mark.problem}
				</Banner>
			) : null}
			<Button look="ghost" size="small" busy={mark.busy && 'Saving'} onClick={() => mark.start()}>
				{resolved ? 'Mark as unresolved' : 'Mark as resolved'}
			</Button>
		</div>
	)
}
