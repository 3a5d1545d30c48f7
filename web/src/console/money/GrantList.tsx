import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { useIsHeld } from '../applications/HeldMail.tsx'
import { ListRows } from '../ListRows.tsx'
import { Selectable, useSelection } from '../selecting.tsx'
import { isHeld, isPayable } from './GrantRow.tsx'
import { GrantTable } from './GrantTable.tsx'
import type { Grant, Grants, Which } from './money.ts'
import { PayBar } from './PayBar.tsx'
import { useMoneyCache } from './useMoneyCache.ts'
import { sumIn, usePayAll } from './usePayAll.ts'

interface Props {
	which: Which
	query: UseInfiniteQueryResult<{ rows: Grant[]; more: boolean; last: Grants | undefined }>
	sortPath: Parameters<typeof GrantTable>[0]['sortPath']
	empty: ReactNode
}

export function GrantList({ which, query, sortPath, empty }: Props) {
	const cache = useMoneyCache(which)
	const pay = usePayAll(cache)
	const rows = query.data?.rows ?? []
	// Draws the list anew at the moment when the next email leaves, from which on its grant can be paid.
	const [until] = rows.flatMap((row) => (isHeld(row) && row.heldUntil) || []).sort()
	useIsHeld({ held: until === undefined ? undefined : { until } })
	const selection = useSelection({ rows, idOf: ({ token }) => token, may: isPayable })
	// Nothing can be chosen where everything may be paid already.
	const canPay = which.view !== 'paid' && selection.open.length > 0
	return (
		<Selectable value={canPay ? selection : undefined}>
			{pay.outcome ? <PaidOutcome {...pay.outcome} /> : null}
			<ListRows
				query={query}
				nouns={['grant', 'grants']}
				empty={empty}
				table={(grants) =>
					query.data?.last ? (
						<GrantTable
							grants={grants}
							which={which}
							found={query.data.last.found}
							year={query.data.last.totals.year}
							sortPath={sortPath}
							cache={cache}
						/>
					) : null
				}
			/>
			{selection.chosen.length > 0 ? <PayBar grants={selection.chosen} pay={pay} onClear={selection.clear} /> : null}
		</Selectable>
	)
}

type Outcome = NonNullable<ReturnType<typeof usePayAll>['outcome']>

const PaidOutcome = ({ paid, failed }: Outcome) => (
	<div className="grid gap-s3 print:hidden">
		{paid.length > 0 ? (
			<Success
				title={
					paid.length === 1
						? `1 payment recorded, ${sumIn(paid)}.`
						: `${paid.length} payments recorded, ${sumIn(paid)}.`
				}
			/>
		) : null}
		{failed.length > 0 ? (
			<Banner tone="bad" role="alert" title="These weren’t recorded">
				<ul>
					{failed.map(({ token, name, why }) => (
						<li key={token}>
							{name}: {why}
						</li>
					))}
				</ul>
			</Banner>
		) : null}
	</div>
)
