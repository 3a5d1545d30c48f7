import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { StatisticsInput, statisticsSentences } from '#shared/statistics/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { AsOf } from './AsOf.tsx'
import { Chart } from './Chart.tsx'
import { Dollars } from './Dollars.tsx'
import { FigureCards } from './FigureCards.tsx'
import { PeriodChoices } from './PeriodChoices.tsx'
import { partsOf, periodName } from './periods.ts'
import { generalQuery } from './statistics.ts'

export function General() {
	const asked = useSearchParams()[0].get('period') ?? 'all'
	const period = StatisticsInput.safeParse({ period: asked }).success ? asked : 'all'
	const query = useQuery(generalQuery(period))
	const title = period === 'all' ? 'Statistics' : `Statistics: ${periodName(period)}`
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
			<ConsoleHeading key={title} title={title} />
			<Loaded query={query} waiting={<Loading>Generating Stats...</Loading>}>
				{(data) => (
					<>
						<AsOf moment={data.asOf} />
						<PeriodChoices period={period} {...data} />
						{data.figures ? (
							<>
								<FigureCards period={period} figures={data.figures} before={data.before} />
								<Chart period={period} all={partsOf(period, data.years)} parts={data.parts} />
								<Dollars types={data.figures.types} />
							</>
						) : (
							<EmptyState title={statisticsSentences.noYear(periodName(period))} />
						)}
						{period.length === 4 && data.figures ? (
							<LinkButton
								look="ghost"
								size="small"
								className="justify-self-start print:hidden"
								to={consolePath('statistics', 'years', period)}
							>
								Page to print
							</LinkButton>
						) : null}
					</>
				)}
			</Loaded>
		</div>
	)
}
