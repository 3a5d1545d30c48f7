import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { countsQuery } from '../counts.ts'
import { DownloadCsv } from '../lists/DownloadCsv.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { pageOf } from '../lists/pagedList.ts'
import { type BookApplication, bookColumns, bookList, books } from './books.ts'

export default function BookList() {
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
			usual={{ details: (application) => <BookDetails application={application} /> }}
		/>
	)
}

function BookDetails({ application }: { application: BookApplication }) {
	const cache = useQueryClient()
	const { token, sentOn, streetAddress, streetAddress2, city, state, ZIP } = application
	const mark = useAction({
		send: (sent: boolean) => books.mark({ token, sent }),
		onDone: ({ sentOn: now }) => {
			bookList.put(cache, { ...application, sentOn: now })
			void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
		},
		message: ({ message }) => message,
	})
	return (
		<div className="grid justify-items-start gap-s4">
			<Facts
				facts={[
					['Reader', `${application.readerFirstName} ${application.readerLastName}`],
					['Reader’s gender', application.readerGender],
					['Reading level', application.readingLevel],
					['Email', application.email],
					['About the reader', application.readerDetails, 'wide'],
					[
						'Send to',
						[
							`${application.firstName} ${application.lastName}`,
							streetAddress,
							...(streetAddress2 ? [streetAddress2] : []),
							`${city}, ${state} ${ZIP}`,
						].join('\n'),
						'wide',
					],
					['Applied on', application.issuedOn],
					...(sentOn ? [['Sent on', sentOn] as const] : []),
					['Token', token],
				]}
			/>
			<ActionBanner message={mark.message} problem={mark.problem} />
			<Button look="ghost" size="small" busy={mark.busy && 'Saving'} onClick={() => mark.start(!sentOn)}>
				{sentOn ? 'Mark as not sent' : 'Mark as sent'}
			</Button>
		</div>
	)
}
