import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { ApplicationFilter, type ListTotal } from '#shared/applications/list-filter.ts'
import { assistanceTypes } from '#shared/applications/schema.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { dollars } from '#web/lib/money.ts'
import { countsQuery } from '../counts.ts'
import { howMany } from '../howMany.ts'
import { FilterPanel } from '../lists/FilterPanel.tsx'
import { type FilterProps, ListScreen } from '../lists/ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { applicationList } from './applications.ts'
import { LeavingSoon } from './decide/LeavingSoon.tsx'
import { ApplicationRowView } from './list/ApplicationRowView.tsx'

const ApplicationDetail = lazy(() => import('./ApplicationDetail.tsx'))
const LetterPage = lazy(() => import('./paper/LetterPage.tsx'))
const PaperApplication = lazy(() => import('./paper/PaperApplication.tsx'))
const DocumentPage = lazy(() => import('./documents/DocumentPage.tsx'))

export default function ApplicationsSection() {
	return (
		<Routes>
			<Route path="*" element={<ApplicationList />} />
			<Route path=":token/documents/:id" element={<DocumentPage />} />
			<Route path="paper" element={<PaperApplication />} />
			<Route path=":token/letter" element={<LetterPage />} />
			<Route path=":token/:tab?" element={<ApplicationDetail />} />
		</Routes>
	)
}

const empty = (sentence: string) => (
	<EmptyState title={sentences.emptyList}>
		<p className="max-w-[40ch] text-soft">{sentence}</p>
	</EmptyState>
)

const allAnswered = empty('All caught up.')
const later = empty('New ones will appear here.')

const ApplicationList = () => (
	<ListScreen
		of={applicationList}
		views={[
			{
				name: 'pending',
				label: 'Pending',
				title: 'Pending applications',
				status: 'Pending',
				counted: ({ applications }) => applications,
				empty: allAnswered,
			},
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
				label: 'For them',
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
				name: 'second',
				label: 'Second employee',
				title: 'Approvals waiting for a second employee',
				where: { proposed: 'yes' },
				counted: ({ proposals = 0 }) => proposals,
				hidesAtZero: true,
				empty: empty('Nothing is waiting for a second employee.'),
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
			{ name: 'withdrawn', label: 'Withdrawn', title: 'Withdrawn applications', status: 'Withdrawn', empty: later },
			{ name: 'all', label: 'All', title: 'All applications', empty: later },
		]}
		filter={{ names: Object.keys(ApplicationFilter.shape), form: ApplicationFilterForm }}
		total={ListSums}
		actions={
			<div className="flex flex-wrap items-center gap-x-s4">
				<LeavingSoon />
				<Link to={consolePath('applications', 'paper')} className="inline-flex min-h-11 items-center">
					Paper application
				</Link>
			</div>
		}
		links={[{ to: consolePath('legacy'), label: 'Legacy Applications' }]}
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
			<b>{dollars(data.unpaidDollars ?? 0)}</b> is approved and not paid yet, on{' '}
			{howMany(data.unpaid, 'application', 'applications')}. <Link to={consolePath('money')}>Pay them</Link>
		</p>
	)
}

const bills = labelledChoices({ yes: 'Has a document', no: 'No bill' })
const answers = labelledChoices({ yes: 'Late', no: 'Not late yet' })
const cutOffs = labelledChoices({ soon: 'Within 7 days', any: 'On any day' })
const orders = labelledChoices({
	newest: 'Newest',
	oldest: 'Oldest',
	urgent: 'Cut off soon, then oldest',
	amount: 'Largest amount',
	name: 'Last name',
})

const AnyOf = <Value extends string>(choice: ComponentProps<typeof Select<Value>>) => (
	<Select placeholder="Any" optional {...choice} />
)

/** In the address a yes is a word, as in the form. */
const inWords = (values: object) =>
	Object.fromEntries(
		Object.entries(values)
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => [name, String({ true: 'yes', false: 'no' }[String(value)] ?? value)]),
	)

function ApplicationFilterForm({ where, onFilter }: FilterProps) {
	const { form, fields } = useSchemaForm(ApplicationFilter, where)
	return (
		<FilterPanel
			form={form}
			label="Filter the applications"
			isFiltered={Object.keys(where).length > 0}
			onFilter={(values) => onFilter(inWords(values))}
			onClear={() => onFilter({})}
		>
			<AnyOf field={fields.type} label="Help" options={assistanceTypes} />
			<AnyOf field={fields.bill} label="Bill" options={bills} />
			<AnyOf field={fields.late} label="Our answer" options={answers} />
			<AnyOf field={fields.cutOff} label="Cut-off date" options={cutOffs} />
			<MoneyField field={fields.least} label="At least $" optional />
			<MoneyField field={fields.most} label="At most $" optional />
			<AnyOf
				field={fields.order}
				label="Sort by"
				className="max-large:col-span-full"
				options={orders}
				placeholder="This list’s usual order"
			/>
		</FilterPanel>
	)
}
