import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { states } from '#shared/states.ts'
import { type Figures, StatisticsInput, statisticsSentences } from '#shared/statistics/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Loading } from '#web/components/Loading.tsx'
import { dollars } from '#web/lib/money.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { dayAndTime } from '../when.ts'
import { typeName } from './Dollars.tsx'
import { alone, pair, type Shown, smallTogether } from './small-groups.ts'
import { generalQuery } from './statistics.ts'

const stateNames = new Map<string, string>(Object.entries(states))

/** Sums up a year for the board and for donors. Outsiders read it, so no number may be about fewer than five people. */
export default function YearPage() {
	const { year = '' } = useParams()
	const isYear = StatisticsInput.safeParse({ period: year }).success && year.length === 4
	const { data, error, isFetching, refetch } = useQuery({ ...generalQuery(year), enabled: isYear })
	if (error)
		return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (isYear && !data) return <Loading>Generating Stats...</Loading>
	if (!data?.figures) return <EmptyState title={statisticsSentences.noYear(year)} />
	const { figures } = data
	const [approved, denied] = pair(figures.approved, figures.denied)
	const bothShown = typeof approved === 'number' && typeof denied === 'number'
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
					['Approved', approved],
					['Denied', denied],
					...(bothShown && figures.approvalRate !== undefined
						? [['Approval rate', `${figures.approvalRate}%`] as const]
						: []),
				]}
			/>
			<Lines title="Assistance given" lines={assistanceLines(figures)} />
			<Lines title="Applications by state" lines={stateLines(figures)} />
			<p className="text-small text-soft">
				Groups of fewer than 5 are counted together, so that no number is about one person. Where that number
				would be too small, the next group is counted with them.
			</p>
		</div>
	)
}

type Line = readonly [name: string, value: Shown | string]

/** Dollars by what they were for. A reader who knows of one grant must not find its dollars here. */
function assistanceLines({ types, grants }: Figures): Line[] {
	const { shown, together, people } = smallTogether(grants)
	const sum = (names: readonly string[]) => dollars(names.reduce((all, name) => all + (types[name] ?? 0), 0))
	const small: Line = ['Types with fewer than 5 grants', people < 5 ? 'fewer than 5' : sum(together)]
	const all: Line = ['In all', sum(Object.keys(types))]
	const most = shown
		.map(([type]) => [type, types[type] ?? 0] as const)
		.sort(([, one], [, other]) => other - one)
	return [
		...most.map(([type, amount]): Line => [typeName(type), dollars(amount)]),
		...(people > 0 ? [small] : []),
		...(shown.length > 0 ? [all] : []),
	]
}

/** Legacy applications say no state. They are a line of their own, so that the lines add up to all applications. */
function stateLines({ states, legacy }: Figures): Line[] {
	const { shown, people } = smallTogether({ ...states, Legacy: legacy })
	const small: Line = ['States with fewer than 5', alone(people)]
	return [
		...shown.map(([code, many]): Line => [stateNames.get(code) ?? typeName(code), many]),
		...(people > 0 ? [small] : []),
	]
}

interface LinesProps {
	title: string
	lines: readonly Line[]
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
