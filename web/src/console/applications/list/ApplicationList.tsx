import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ApplicationFilter, type ListTotal } from '#shared/applications/list-filter.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { applicationList } from '#web/console/applications/applications.ts'
import { dollars } from '#web/lib/money.ts'
import { countsQuery } from '../../counts.ts'
import { ListHeads } from '../../ListHeads.tsx'
import { ListScreen } from '../../ListScreen.tsx'
import { consolePath } from '../../paths.ts'
import { ApplicationFilterForm } from './ApplicationFilterForm.tsx'
import { ApplicationRowView, columns } from './ApplicationRowView.tsx'

const empty = (sentence: string) => (
	<EmptyState title={sentences.emptyList}>
		<p className="max-w-[40ch] text-soft">{sentence}</p>
	</EmptyState>
)

const allAnswered = empty('All caught up.')
const noNotice = empty('No pending application has a date on a notice.')
const later = empty('New ones will appear here.')

export const ApplicationList = () => (
	<ListScreen
		of={applicationList}
		views={[
			{ name: 'pending', label: 'Pending', title: 'Pending applications', status: 'Pending', empty: allAnswered },
			{
				name: 'for-us',
				label: 'For us',
				title: 'Pending applications, for us',
				status: 'for-us',
				order: 'urgent',
				counted: ({ applications = 0, forApplicant = 0 }) => applications - forApplicant,
				empty: allAnswered,
			},
			{
				name: 'for-applicant',
				label: 'Waiting for them',
				title: 'Pending applications, waiting for the applicant',
				status: 'for-applicant',
				order: 'oldest',
				counted: ({ forApplicant }) => forApplicant,
				empty: empty('We’re not waiting for anything from applicants.'),
			},
			{
				name: 'answered',
				label: 'Answered',
				title: 'Pending applications, answered by the applicant',
				status: 'answered',
				order: 'oldest',
				counted: ({ answered }) => answered,
				empty: empty('Applicants who send what we asked for appear here.'),
			},
			{
				name: 'mine',
				label: 'Mine',
				title: 'Pending applications that I took',
				status: 'Pending',
				order: 'urgent',
				where: { mine: 'yes' },
				empty: empty('Take one, and it stays here for 7 days.'),
			},
			{
				name: 'second',
				label: 'Second employee',
				title: 'Approvals waiting for a second employee',
				where: { proposed: 'yes' },
				counted: ({ proposals = 0 }) => proposals,
				hidesAtZero: true,
				empty: empty('Nothing is waiting for a second employee.'),
			},
			{
				name: 'oldest',
				label: 'Oldest first',
				title: 'Pending applications, oldest first',
				status: 'Pending',
				order: 'oldest',
				empty: allAnswered,
			},
			{
				name: 'cut-off',
				label: 'Cut off soon',
				title: 'Pending applications by the date on the notice',
				status: 'Pending',
				order: 'cut-off',
				empty: noNotice,
			},
			{
				name: 'approved',
				label: 'Approved',
				title: 'Approved applications',
				status: 'Approved',
				above: <UnpaidSum />,
				empty: later,
			},
			{ name: 'denied', label: 'Denied', title: 'Denied applications', status: 'Denied', empty: later },
			{ name: 'all', label: 'All', title: 'All applications', empty: later },
		]}
		filter={{ names: Object.keys(ApplicationFilter.shape), form: ApplicationFilterForm }}
		total={ListSums}
		links={[{ to: consolePath('legacy'), label: 'Legacy Applications' }]}
		heads={
			<ListHeads
				columns={`${columns} [&>:nth-last-child(-n+2)]:text-right`}
				names={['Name', 'Sent', 'Help', 'Amount', 'Status']}
			/>
		}
		row={(row) => <ApplicationRowView key={row.token} row={row} />}
	/>
)

/** The sums of all that fits, also of what isn't loaded yet. */
const ListSums = ({ many, asked, granted, isCut }: ListTotal) => (
	<p className="tabular-nums">
		{many === 1 ? (
			<>
				<b>1</b> application, asking for <b>{dollars(asked)}</b>.
			</>
		) : (
			<>
				<b>{many.toLocaleString('en-US')}</b> applications, asking for <b>{dollars(asked)}</b> in all.
			</>
		)}
		{granted > 0 ? (
			<>
				{' '}
				<b>{dollars(granted)}</b> of it is granted.
			</>
		) : null}
		{isCut ? ' There are too many to look through at once, so this is only a part of them.' : null}
	</p>
)

/** Adds up the grants that aren't paid yet, of all applications. */
function UnpaidSum() {
	const { data } = useQuery(countsQuery)
	if (!data?.unpaid) return null
	return (
		<p className="rounded-field bg-amber-wash px-s4 py-s3">
			<b>{dollars(data.unpaidDollars ?? 0)}</b> is approved and not paid yet, on {data.unpaid}{' '}
			{data.unpaid === 1 ? 'application' : 'applications'}. <Link to={consolePath('money')}>Pay them</Link>
		</p>
	)
}
