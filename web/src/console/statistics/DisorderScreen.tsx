import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { DisorderStatistics } from '#shared/statistics/schema.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { AsOf } from './AsOf.tsx'
import { disordersQuery } from './statistics.ts'

interface Props {
	title: string
	children: (numbers: z.output<typeof DisorderStatistics>) => ReactNode
}

/** The states of each screen of bleeding disorders: loading, failed, not counted yet, and the numbers. */
export function DisorderScreen({ title, children }: Props) {
	const query = useQuery(disordersQuery)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
			<ConsoleHeading key={title} title={title} />
			<Loaded query={query} waiting={<Loading />}>
				{({ statistics }) => (
					<>
						<AsOf moment={statistics?.asOf} />
						{statistics ? children(statistics) : null}
					</>
				)}
			</Loaded>
		</div>
	)
}
