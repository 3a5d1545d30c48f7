import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reportSentences } from '#shared/reports/schema.ts'
import { countsQuery } from '../counts.ts'
import { ListScreen } from '../ListScreen.tsx'
import { ReportRow } from './ReportRow.tsx'
import { reportList, reports } from './reports.ts'

export default function ReportList() {
	const { data: counts } = useQuery(countsQuery)
	const cache = useQueryClient()
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
			bulk={{
				action: 'Mark selected as resolved',
				busy: 'Saving',
				may: ({ resolved }) => !resolved,
				send: async (report) => {
					await reports.change({ token: report.token, resolved: true }).catch((error: Error) => {
						throw new Error(`${reportSentences.changeFailed}. ${error.message}`)
					})
					reportList.put(cache, { ...report, resolved: true })
				},
				onDone: () => void cache.invalidateQueries({ queryKey: countsQuery.queryKey }),
			}}
			row={(report, all) => <ReportRow key={report.token} report={report} place={all.indexOf(report)} />}
		/>
	)
}
