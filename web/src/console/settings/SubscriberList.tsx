import type { Column } from '#shared/csv.ts'
import type { Answer } from '#shared/endpoint.ts'
import { unsubscribePage } from '#shared/newsletter/links.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'
import { addressIn } from '#web/lib/addresses.ts'
import { client } from '#web/lib/api.ts'
import { DownloadCsv } from '../lists/DownloadCsv.tsx'
import { kind, lastNameFirst } from '../lists/kind.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { ReadsSpanish } from '../ReadsSpanish.tsx'
import { dayAndTime, onlyDay } from '../when.ts'

const newsletter = client(newsletterStaffApi)

type Subscriber = Answer<typeof newsletterStaffApi.subscribers>['subscribers'][number]

const columns = '880:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem]'

const subscriberList = kind({
	section: 'settings/newsletter',
	label: 'Newsletter subscribers',
	permission: 'User Access',
	nouns: ['subscriber', 'subscribers'],
	search: { hint: 'Type a part of a name or email.' },
	load: async (request: ListRequest<never>) => pageOf('subscribers', await newsletter.subscribers(request)),
	idOf: ({ _id }) => _id,
	statusOf: () => [],
	orderOf: ({ dateAdded }) => Date.parse(dateAdded),
	searchedBy: ({ email }) => email,
	heads: { Name: lastNameFirst, Email: ({ email }) => email, Subscribed: ({ dateAdded }) => Date.parse(dateAdded) },
	columns,
	shown: ({ firstName, lastName, email, dateAdded }) => ({
		name: `${firstName} ${lastName}`,
		about: email,
		date: onlyDay(dateAdded),
		tone: 'plain',
	}),
})

const subscriberColumns: Column<Subscriber>[] = [
	['First name', ({ firstName }) => firstName],
	['Last name', ({ lastName }) => lastName],
	['Email', ({ email }) => email],
	['Subscribed', ({ dateAdded }) => dayAndTime(dateAdded)],
	['Unsubscribe link', ({ _id, language }) => window.location.origin + addressIn(language, unsubscribePage(_id))],
	['Language', ({ language }) => ({ en: 'English', es: 'Spanish' })[language]],
]

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
		<li
			className={`grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 border-line border-b border-l-4 border-l-line px-s4 py-s3 last:border-b-0 880:py-1 880:pr-s5 880:pl-[calc(var(--spacing-s5)+var(--spacing-s4)+0.75rem)] ${columns}`}
		>
			<span className="flex flex-wrap items-center gap-x-s2 gap-y-s1">
				<b className="wrap-anywhere">
					{firstName} {lastName}
				</b>
				<ReadsSpanish language={language} />
			</span>
			<span className="col-span-2 row-start-2 wrap-anywhere text-soft 880:col-span-1 880:row-start-auto">{email}</span>
			<span className="text-right text-soft tabular-nums">{onlyDay(dateAdded)}</span>
		</li>
	)
}
