import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { statisticsSentences, YearInput } from '#shared/statistics/schema.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { dayAndTime } from '../../when.ts'
import { periodName } from '../periods.ts'
import { yearQuery } from '../statistics.ts'
import { groupLines, kindLines } from './lines.ts'
import { YearActions } from './YearActions.tsx'
import { YearChart } from './YearChart.tsx'
import { YearNumbers } from './YearNumbers.tsx'
import { YearStates } from './YearStates.tsx'
import { YearTable } from './YearTable.tsx'

/** Sums up twelve months for the board and for donors. Outsiders read it, so no group may be about fewer than five people. */
export default function YearPage() {
	const { year: asked = '' } = useParams()
	const month = useSearchParams()[0].get('from') ?? '01'
	const from = `${asked}-${month}`
	const isYear = YearInput.safeParse({ from }).success
	const { data, error, isFetching, refetch } = useQuery({ ...yearQuery(from), enabled: isYear })
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (isYear && !data) return <Loading>Generating Stats...</Loading>
	const title = month === '01' ? `Our year ${asked}` : `Our year from ${periodName(from)}`
	if (!data) return <EmptyState title={statisticsSentences.noYear(asked)} />
	const { year, before, months, asOf } = data
	return (
		<div className="grid max-w-[51rem] grid-cols-[minmax(0,1fr)] gap-s5 print:gap-s3 print:[zoom:0.8]">
			<ConsoleHeading key={title} title={title} />
			<YearActions from={from} statistics={data} />
			{year ? (
				<>
					<p>
						We help families with their bills. Many of them live with a bleeding disorder.
						{asOf ? ` These numbers are as of ${dayAndTime(asOf)}.` : ''}
					</p>
					<YearNumbers year={year} before={before} />
					<section className="grid gap-s3 break-inside-avoid">
						<h2 className="text-h3">
							{year.applications.toLocaleString('en-US')} applications, {year.approved.toLocaleString('en-US')}{' '}
							approved, {year.denied.toLocaleString('en-US')} denied
						</h2>
						<YearChart months={months} hasBefore={before !== undefined} />
						<p>
							{dollars(year.assistance)} was granted, and {dollars(year.paid)} was paid.
						</p>
					</section>
					<div className="grid gap-s5 print:gap-s4 medium:grid-cols-2 print:grid-cols-2">
						<YearTable title="What it was for" unit="Grants" lines={kindLines(year)} all="All grants" />
						<YearTable title="Who was helped" unit="People" lines={groupLines(year)} all="All people" />
					</div>
					<YearStates year={year} />
					<HowWeCount />
					<Signatures />
				</>
			) : (
				<EmptyState title={statisticsSentences.noYear(month === '01' ? asked : `the year from ${periodName(from)}`)} />
			)}
		</div>
	)
}

const HowWeCount = () => (
	<p className="border-line border-t pt-s4 text-small text-soft print:pt-s2">
		<strong>How we count.</strong> A person counts once in these twelve months, by email and birthday. If we’ve erased
		who got a grant, that grant counts as one person. An application counts on the day it was sent. A grant counts on
		the day it was approved, and as paid on the day of its payment. Groups of fewer than 5 are counted together, so that
		no number is about one person.
	</p>
)

const Signatures = () => (
	<div className="mt-s4 hidden grid-cols-3 gap-s5 text-small print:grid">
		{['For the board, name', 'Signature', 'Date'].map((line) => (
			<p key={line} className="border-ink border-t pt-s1">
				{line}
			</p>
		))}
	</div>
)
