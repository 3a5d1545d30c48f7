import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { DisorderStatistics } from '#shared/statistics/schema.ts'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Loading } from '#web/components/Loading.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { AsOf } from './AsOf.tsx'
import { disordersQuery } from './statistics.ts'

interface Props {
	title: string
	children: (numbers: z.output<typeof DisorderStatistics>) => ReactNode
}

/** The states of each screen of bleeding disorders: loading, failed, not counted yet, and the numbers. */
export function DisorderScreen({ title, children }: Props) {
	const { data, error, isFetching, refetch } = useQuery(disordersQuery)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
			<ConsoleHeading key={title} title={title} />
			{error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : data ? (
				<>
					<AsOf moment={data.statistics?.asOf} />
					{data.statistics ? children(data.statistics) : null}
				</>
			) : (
				<Loading />
			)}
		</div>
	)
}
