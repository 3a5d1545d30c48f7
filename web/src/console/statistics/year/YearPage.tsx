import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { monthNames } from '#shared/dates.ts'
import { statisticsSentences, type YearFigures, YearInput } from '#shared/statistics/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { PrintedSignatures } from '../../PrintedSignatures.tsx'
import { consolePath } from '../../paths.ts'
import { settingsQuery } from '../../settings/applicationSettings.ts'
import { dayAndTime } from '../../when.ts'
import { Bars } from '../Chart.tsx'
import { StateMap } from '../StateMap.tsx'
import { periodName, yearQuery } from '../statistics.ts'
import { groupLines, kindLines, type Line, stateCounts, stateName } from './lines.ts'
import { YearNumbers } from './YearNumbers.tsx'

/** Sums up twelve months for the board and for donors. Outsiders read it, so no group may be about fewer than five people. */
export default function YearPage() {
	const { year: asked = '' } = useParams()
	const settings = useQuery(settingsQuery)
	const chosen = useSearchParams()[0].get('from')
	const month = chosen ?? settings.data?.yearBegins ?? '01'
	const from = `${asked}-${month}`
	const isYear = YearInput.safeParse({ from }).success
	const { data, error, isFetching, refetch } = useQuery({
		...yearQuery(from),
		enabled: isYear && (chosen !== null || !settings.isPending),
	})
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (isYear && !data) return <Loading>Generating Stats...</Loading>
	const title = month === '01' ? `Our year ${asked}` : `Our year from ${periodName(from)}`
	if (!data) return <EmptyState title={statisticsSentences.noYear(asked)} />
	const { year, before, months, asOf } = data
	return (
		<div className="grid max-w-[51rem] grid-cols-[minmax(0,1fr)] gap-s5 print:gap-s3 print:[zoom:0.8]">
			<ConsoleHeading key={title} title={title} />
			<YearActions from={from} />
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
						<Bars
							className="print:h-36"
							bars={months.map((one) => ({ period: one.month, many: one.applications, before: before && one.before }))}
						/>
						{before ? (
							<p className="text-small text-soft">The pale bars are the same months of the year before.</p>
						) : null}
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
					<PrintedSignatures lines={['For the board, name', 'Signature', 'Date']} />
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

/** The organization's year is in Application Settings. A funder's year may begin in another month. */
function YearActions({ from }: { from: string }) {
	const setQuery = useSearchParams()[1]
	const [year, month] = from.split('-')
	return (
		<div className="flex flex-wrap items-end gap-s3 print:hidden">
			<label className="grid gap-s1 text-small">
				Begins in
				<select
					className="typed-box"
					value={month}
					onChange={({ target }) => setQuery({ from: target.value }, { replace: true })}
				>
					{monthNames.map((name, at) => (
						<option key={name} value={String(at + 1).padStart(2, '0')}>
							{name}
						</option>
					))}
				</select>
			</label>
			<Button size="small" onClick={() => window.print()}>
				Print
			</Button>
			<LinkButton look="quiet" size="small" to={`${consolePath('statistics')}?period=${year}`}>
				Go Back
			</LinkButton>
		</div>
	)
}

interface YearTableProps {
	title: string
	/** The thing that is counted, such as grants. */
	unit: string
	lines: readonly Line[]
	/** The name of the last line, which is the sum. */
	all: string
}

/** Adds up: the lines are everything that the sum is made of. */
function YearTable({ title, unit, lines, all }: YearTableProps) {
	const hasDollars = lines.some((line) => line.dollars !== undefined)
	const sum: Line = {
		name: all,
		many: lines.reduce((many, line) => many + line.many, 0),
		...(hasDollars && { dollars: lines.reduce((many, line) => many + (line.dollars ?? 0), 0) }),
	}
	if (lines.length === 0) return null
	return (
		<section className="grid content-start gap-s3 print:gap-s1 break-inside-avoid">
			<h2 className="text-h3">{title}</h2>
			<table className="w-full border-collapse tabular-nums">
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr className="border-line border-b text-left text-small text-soft">
						<th scope="col" className="py-s2 print:py-1 font-plain">
							Group
						</th>
						<th scope="col" className="py-s2 pl-s4 text-right print:py-1 font-plain">
							{unit}
						</th>
						{hasDollars ? (
							<th scope="col" className="py-s2 pl-s4 text-right print:py-1 font-plain">
								Granted
							</th>
						) : null}
					</tr>
				</thead>
				<tbody>
					{[...lines, sum].map((line) => (
						<tr key={line.name} className={line === sum ? 'border-ink border-t font-strong' : 'border-line border-b'}>
							<th scope="row" className="py-s2 text-left print:py-1 font-[inherit]">
								{line.name}
							</th>
							<td className="py-s2 pl-s4 text-right print:py-1">{line.many.toLocaleString('en-US')}</td>
							{hasDollars ? <td className="py-s2 pl-s4 text-right print:py-1">{dollars(line.dollars ?? 0)}</td> : null}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}

function YearStates({ year }: { year: YearFigures }) {
	const { counts, others } = stateCounts(year)
	const named = Object.entries(counts).sort(([, one], [, other]) => other - one)
	if (named.length === 0) return null
	return (
		<section className="grid gap-s3 break-inside-avoid">
			<h2 className="text-h3">Where they live</h2>
			<div className="grid items-center gap-s5 medium:grid-cols-2 print:grid-cols-2">
				<StateMap counts={counts} />
				<div className="grid gap-s3">
					<p>{named.map(([code, many]) => `${stateName(code)} ${many}`).join(', ')}.</p>
					{others > 0 ? <p>{others} live in other states, or their records don’t say where.</p> : null}
				</div>
			</div>
		</section>
	)
}
