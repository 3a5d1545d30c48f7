import { useQueryClient } from '@tanstack/react-query'
import { countsQuery } from '../counts.ts'
import { DownloadCsv } from '../DownloadCsv.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { pageOf } from '../pagedList.ts'
import { BookDetails } from './BookDetails.tsx'
import { bookColumns, bookList, books } from './books.ts'

export default function BookList() {
	const cache = useQueryClient()
	return (
		<ListScreen
			of={bookList}
			views={[
				{ name: 'waiting', label: 'Waiting', title: 'Waiting book applications', status: 'waiting' },
				{ name: 'sent', label: 'Sent', title: 'Sent book applications', status: 'sent' },
				{ name: 'all', label: 'All', title: 'All book applications' },
			]}
			actions={
				<DownloadCsv
					name="book-applications"
					columns={bookColumns}
					page={async (cursor) => pageOf('applications', await books.download(cursor))}
				/>
			}
			bulk={{
				action: 'Mark selected as sent',
				busy: 'Saving',
				may: ({ sentOn }) => !sentOn,
				send: async (application) => {
					const { sentOn } = await books.mark({ token: application.token, sent: true })
					bookList.put(cache, { ...application, sentOn })
				},
				onDone: () => void cache.invalidateQueries({ queryKey: countsQuery.queryKey }),
			}}
			usual={{ details: (application) => <BookDetails application={application} /> }}
		/>
	)
}
