import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { states } from '#shared/states.ts'
import { StatisticsInput, statisticsSentences } from '#shared/statistics/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Loading } from '#web/components/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { typeName } from './Dollars.tsx'
import { alone, type Shown, withoutSmallGroups } from './small-groups.ts'
import { generalQuery } from './statistics.ts'

const stateNames = new Map<string, string>(Object.entries(states))

/** One page for the board and for donors. It leaves the house, so no number on it may be about fewer than five people. */
export default function YearPage() {
	const { year = '' } = useParams()
	const isYear = StatisticsInput.safeParse({ period: year }).success && year.length === 4
	const { data, error, isFetching, refetch } = useQuery({ ...generalQuery(year), enabled: isYear })
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (isYear && !data) return <Loading>Generating Stats...</Loading>
	if (!data?.figures) return <EmptyState title={statisticsSentences.noYear(year)} />
	const { figures } = data
	const decided = new Map(withoutSmallGroups({ approved: figures.approved, denied: figures.denied }))
	const bothShown = [...decided.values()].every((shown) => typeof shown === 'number')
	const grants = withoutSmallGroups(figures.grants)
	return (
		<div className="grid max-w-read gap-s5">
			<ConsoleHeading title={`Our year ${year}`} />
			{data.asOf ? <p className="text-soft">As of {dayAndTime(data.asOf)}</p> : null}
			<div className="flex flex-wrap gap-s3 print:hidden">
				<Button size="small" onClick={() => window.print()}>
					Print
				</Button>
				<LinkButton look="quiet" size="small" to={`${consolePath('statistics')}?period=${year}`}>
					Go Back
				</LinkButton>
			</div>
			<Lines
				title="Applications"
				lines={[
					['Applications submitted', alone(figures.applications)],
					['Approved', decided.get('approved') ?? 0],
					['Denied', decided.get('denied') ?? 0],
					...(bothShown && figures.approvalRate !== undefined
						? [['Approval rate', `${figures.approvalRate}%`] as const]
						: []),
				]}
			/>
			<Lines
				title="Assistance by type"
				lines={grants.map(([type, many]) => [
					typeName(type),
					typeof many === 'number' ? dollars(figures.types[type] ?? 0) : many,
				])}
			/>
			<Lines
				title="Applications by state"
				lines={withoutSmallGroups(figures.states)
					.reverse()
					.map(([code, many]) => [stateNames.get(code) ?? code, many])}
			/>
			<p className="text-small text-soft">
				Groups of fewer than 5 people are not given as numbers. Where the rest would tell them, another one is
				left out too.
			</p>
		</div>
	)
}

interface LinesProps {
	title: string
	lines: readonly (readonly [name: string, value: Shown | string])[]
}

const Lines = ({ title, lines }: LinesProps) =>
	lines.length === 0 ? null : (
		<section className="grid gap-s3 break-inside-avoid">
			<h2 className="text-h3">{title}</h2>
			<dl className="grid gap-s2">
				{lines.map(([name, value]) => (
					<div key={name} className="flex justify-between gap-s4 border-line border-b pb-s2">
						<dt className="font-plain">{name}</dt>
						<dd className="tabular-nums">{value.toLocaleString('en-US')}</dd>
					</div>
				))}
			</dl>
		</section>
	)
