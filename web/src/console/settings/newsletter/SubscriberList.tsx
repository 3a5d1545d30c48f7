import { DownloadCsv } from '../../DownloadCsv.tsx'
import { ListScreen } from '../../ListScreen.tsx'
import { pageOf } from '../../pagedList.ts'
import { ReadsSpanish } from '../../ReadsSpanish.tsx'
import { onlyDay } from '../../when.ts'
import { newsletter, type Subscriber, subscriberColumns, subscriberList } from './subscribers.ts'

export default function SubscriberList() {
	return (
		<ListScreen
			of={subscriberList}
			views={[{ name: 'all', label: 'All', title: 'Newsletter subscribers' }]}
			actions={
				<div className="grid gap-s2">
					<p className="max-w-read text-soft">
						This site sends no newsletter: download the list for the program that does. Each line of the file has that
						person’s own link to unsubscribe. Put it into the email you send them.
					</p>
					<DownloadCsv
						name="newsletter-subscribers"
						columns={subscriberColumns}
						page={async (cursor) => pageOf('subscribers', await newsletter.download(cursor))}
					/>
				</div>
			}
			row={(subscriber) => <SubscriberRow key={subscriber._id} subscriber={subscriber} />}
		/>
	)
}

function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
	const { firstName, lastName, email, language, dateAdded } = subscriber
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-s4 gap-y-s1 border-line border-b px-s4 py-s3 last:border-b-0 880:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem]">
			<span className="flex flex-wrap items-center gap-x-s2 gap-y-s1">
				<b className="wrap-anywhere">
					{firstName} {lastName}
				</b>
				<ReadsSpanish language={language} />
			</span>
			<span className="col-span-2 row-start-2 wrap-anywhere text-soft 880:col-span-1 880:row-start-auto">{email}</span>
			<span className="text-soft tabular-nums">{onlyDay(dateAdded)}</span>
		</li>
	)
}
