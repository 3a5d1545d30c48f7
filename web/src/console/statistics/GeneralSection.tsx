import { useQuery } from '@tanstack/react-query'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { dayOf, monthNames } from '#shared/dates.ts'
import { type Figures, StatisticsInput, statisticsSentences } from '#shared/statistics/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LinkChoices } from '../lists/LinkChoices.tsx'
import { consolePath } from '../paths.ts'
import { AsOf } from './AsOf.tsx'
import { Chart, Dollars } from './Chart.tsx'
import { generalQuery, partsOf, periodName, yearQuery } from './statistics.ts'
import { YearNumbers } from './year/YearNumbers.tsx'

const YearPage = lazy(() => import('./year/YearPage.tsx'))

export default function GeneralSection() {
	return (
		<Routes>
			<Route path="*" element={<General />} />
			<Route path="years/:year" element={<YearPage />} />
			<Route path="definitions" element={<Definitions />} />
		</Routes>
	)
}

function General() {
	const asked = useSearchParams()[0].get('period') ?? 'all'
	const period = StatisticsInput.safeParse({ period: asked }).success ? asked : 'all'
	const query = useQuery(generalQuery(period))
	const year = period === 'all' ? dayOf(new Date()).slice(0, 4) : period.slice(0, 4)
	const title = period === 'all' ? 'Statistics' : `Statistics: ${periodName(period)}`
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<ConsoleHeading key={title} title={title} />
				<LinkButton look="ghost" size="small" className="print:hidden" to={consolePath('statistics', 'years', year)}>
					Report for the year
				</LinkButton>
			</div>
			<Loaded query={query} waiting={<Loading>Generating Stats...</Loading>}>
				{(data) => (
					<>
						<AsOf moment={data.asOf} />
						{period.length <= 4 ? <Glance year={year} isNamed={period !== 'all'} /> : null}
						<PeriodChoices period={period} {...data} />
						{data.figures ? (
							<>
								<div className="grid gap-s5 grid-cols-[minmax(0,1fr)] large:grid-cols-2">
									<FigureTable period={period} figures={data.figures} before={data.before} />
									<Dollars types={data.figures.types} />
								</div>
								<Chart period={period} all={partsOf(period, data.years)} parts={data.parts} />
							</>
						) : (
							<EmptyState title={statisticsSentences.noYear(periodName(period))} />
						)}
					</>
				)}
			</Loaded>
		</div>
	)
}

/** What the board asks first. People can't be added up, so it's of one year. */
function Glance({ year: shown, isNamed }: { year: string; isNamed: boolean }) {
	const { data, isPending } = useQuery(yearQuery(`${shown}-01`))
	return (
		<section aria-labelledby="glance" className={isPending ? 'min-h-36' : ''}>
			<h2 id="glance" className={isNamed ? 'sr-only' : 'mb-s2 font-text text-body'}>
				In {shown}
			</h2>
			{data?.year ? <YearNumbers year={data.year} before={data.before} /> : null}
		</section>
	)
}

interface Props {
	period: string
	years: readonly string[]
	months: readonly string[]
	days: readonly string[]
}

const pathOf = (period: string) => consolePath('statistics') + (period === 'all' ? '' : `?period=${period}`)

/** Years, then the months of a year, then the days of a month. What has no data can't be chosen. */
function PeriodChoices({ period, years, months, days }: Props) {
	const [year, month] = [period.slice(0, 4), period.slice(0, 7)]
	const choice = (label: string, of: string, current: boolean, withData: readonly string[]) => ({
		to: pathOf(of),
		label,
		current,
		disabled: !withData.includes(of),
	})
	return (
		<div className="grid gap-s3 print:hidden">
			<LinkChoices
				label="Years"
				choices={[
					{ to: pathOf('all'), label: 'All', current: period === 'all' },
					...years.map((one) => choice(one, one, one === year, years)),
				]}
			/>
			{period === 'all' ? null : (
				<LinkChoices
					label="Months"
					choices={[
						{ to: pathOf(year), label: 'All Yearly Data', current: period === year },
						...partsOf(year, []).map((one, at) => choice(monthNames[at] ?? one, one, one === month, months)),
					]}
				/>
			)}
			{period.length < 7 ? null : (
				<LinkChoices
					label="Days"
					choices={partsOf(month, []).map((one) => choice(String(Number(one.slice(8))), one, one === period, days))}
				/>
			)}
		</div>
	)
}

interface FigureTableProps {
	period: string
	figures: Figures
	before: Figures | undefined
}

interface Figure {
	label: string
	value: (figures: Figures) => number | undefined
	shown: (value: number) => string
}

const plainly = (value: number) => value.toLocaleString('en-US')

const figureRows: Figure[] = [
	{ label: 'Applications submitted', value: ({ applications }) => applications, shown: plainly },
	{ label: 'Approval rate', value: ({ approvalRate }) => approvalRate, shown: (rate) => `${rate}%` },
	{ label: 'Assistance given', value: ({ assistance }) => assistance, shown: dollars },
	{ label: 'Approved', value: ({ approved }) => approved, shown: plainly },
	{ label: 'Denied', value: ({ denied }) => denied, shown: plainly },
	{ label: 'Events added', value: ({ events }) => events, shown: plainly },
	{ label: 'Users signed up', value: ({ users }) => users, shown: plainly },
	{ label: 'Reports submitted', value: ({ reports }) => reports, shown: plainly },
	{ label: 'Median days to decision', value: ({ medianDays }) => medianDays, shown: plainly },
	{ label: 'Waited longer than 21 days', value: ({ late }) => late, shown: plainly },
	{ label: 'Assistance paid', value: ({ paid }) => paid, shown: dollars },
	{ label: 'From before this system', value: ({ legacy }) => legacy, shown: plainly },
]

const words: Readonly<Record<number, string>> = { 4: 'the year before', 7: 'the month before', 10: 'the day before' }

const FigureTable = ({ period, figures, before }: FigureTableProps) => (
	<table className="w-full self-start overflow-clip card border-collapse text-left text-[1rem]">
		<caption className="sr-only">Figures of {periodName(period)}</caption>
		<tbody>
			{figureRows.map(({ label, value, shown }) => {
				const [is, was] = [value(figures), before && value(before)]
				return (
					<tr key={label} className="border-line border-b last:border-b-0">
						<th scope="row" className="px-s4 py-1.5 font-plain">
							{label}
						</th>
						<td className="py-1.5 pr-s4 text-right font-strong">{is === undefined ? '–' : shown(is)}</td>
						{period === 'all' ? null : (
							<td className="py-1.5 pr-s4 text-right text-small text-soft">
								{was === undefined ? 'No data for' : `${shown(was)} in`} {words[period.length]}
							</td>
						)}
					</tr>
				)
			})}
		</tbody>
	</table>
)

const definitions = [
	['Day', 'From midnight to midnight, Central time. We count from January 1, 2018.'],
	['Applications submitted', 'Each one counts on the day it was sent. Legacy ones count on their own date.'],
	[
		'Approved and denied',
		'A decision counts on its day, once its email has left. If it is changed, only the new one counts, on its new day. What was closed because documents were missing counts as denied.',
	],
	['Approval rate', 'Of all we decided, the share that we approved, to the nearest percent.'],
	[
		'Assistance given',
		'What was granted, not what was asked for, on the day of the decision. An approved legacy application counts on its own date.',
	],
	['Assistance paid', 'The same dollars on the day of the recorded payment. Legacy ones have none.'],
	['Median days to decision', 'Half of our answers came in this many days or less. Legacy ones are left out.'],
	[
		'Waited longer than 21 days',
		'Applications by the day they were sent, whether they are decided by now or not. One that was opened again waits from that day on.',
	],
	['Users signed up', 'People who verified their email, on the day they registered.'],
	['Events and reports', 'On the day they were added or sent.'],
	[
		'People with a bleeding disorder',
		'By the email on their applications. A person counts once for each disorder and role. The newest application says how severe it is, and where the person lives.',
	],
	['What was removed', 'Old applications that were removed still count, without a name.'],
] as const

function Definitions() {
	return (
		<div className="grid max-w-read gap-s5">
			<ConsoleHeading title="What these numbers mean" />
			<dl className="grid gap-s4">
				{definitions.map(([term, meaning]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<LinkButton look="quiet" size="small" className="justify-self-start" to={consolePath('statistics')}>
				Go Back
			</LinkButton>
		</div>
	)
}
