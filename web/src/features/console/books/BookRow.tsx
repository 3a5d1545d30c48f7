import { useQueryClient } from '@tanstack/react-query'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { onlyDay } from '../when.ts'
import { type BookApplication, bookList, books } from './books.ts'

export function BookRow({ application }: { application: BookApplication }) {
	const { firstName, lastName, readingLevel, issuedOn, sentOn } = application
	const tone = sentOn ? 'good' : 'waiting'
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				tone={tone}
				summary={
					<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_8rem_6.5rem_7.5rem]">
						<b>
							{firstName} {lastName}
						</b>
						<span className="row-start-2 text-soft 880:row-start-auto">{readingLevel}</span>
						<span className="hidden tabular-nums 880:inline">{issuedOn}</span>
						<span className="justify-self-end">
							<StatusTag tone={tone}>{sentOn ? 'Sent' : 'Waiting'}</StatusTag>
						</span>
					</span>
				}
			>
				<BookDetails application={application} />
			</DisclosureRow>
		</li>
	)
}

function BookDetails({ application }: { application: BookApplication }) {
	const cache = useQueryClient()
	const { token, sentOn, streetAddress, streetAddress2, city, state, ZIP } = application
	const mark = useAction({
		send: (sent: boolean) => books.mark({ token, sent }),
		onDone: (_, sent) => {
			const { sentOn: _before, ...rest } = application
			bookList.put(cache, sent ? { ...rest, sentOn: onlyDay(new Date().toISOString()) } : rest)
		},
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
			<ActionBanner problem={mark.problem} />
			<Button look="ghost" size="small" busy={mark.busy && 'Saving'} onClick={() => mark.start(!sentOn)}>
				{sentOn ? 'Mark as not sent' : 'Mark as sent'}
			</Button>
		</div>
	)
}
