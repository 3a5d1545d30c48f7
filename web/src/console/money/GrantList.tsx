import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { GrantOrder, Sum } from '#shared/applications/money.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { useIsHeld } from '../applications/HeldMail.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { GrantRow, isHeld, isPayable } from './GrantRow.tsx'
import type { Grant, Grants, Which } from './money.ts'
import { type MoneyCache, useMoneyCache } from './money.ts'
import { PayBar, sumIn, usePayAll } from './PayBar.tsx'
import { SelectAllBox, Selectable, useChoosing, useSelection } from './selecting.tsx'

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

interface GrantTableProps {
	grants: readonly Grant[]
	which: Which
	found: Sum
	/** This year, so that what is older shows as such. */
	year: string
	sortPath: (order: GrantOrder, direction: Which['direction']) => string
	cache: MoneyCache
}

const columns: readonly { name: string; order?: GrantOrder; number?: boolean }[] = [
	{ name: 'Name', order: 'name' },
	{ name: 'For' },
	{ name: 'Pay to' },
	{ name: 'How' },
	{ name: 'Granted on', order: 'granted' },
	{ name: 'Amount', order: 'amount', number: true },
	{ name: 'Paid on', order: 'paid' },
	{ name: 'Reference' },
]

/** A table from 880 px; below that each row is a card. */
function GrantTable({ grants, which, found, year, sortPath, cache }: GrantTableProps) {
	const choosing = useChoosing()
	return (
		<table className="w-full overflow-clip card text-[1rem] carded:block tabular:border-collapse tabular:text-small">
			<caption className="sr-only">Grants</caption>
			<thead className="carded:block">
				<tr className="carded:flex carded:one-line carded:items-center bg-sand text-left text-small text-soft">
					{choosing ? (
						<td className="w-12 pl-s4 print:hidden">
							<SelectAllBox />
						</td>
					) : null}
					{columns.map(({ name, order, number }) => {
						const isSorted = order === which.order
						const up = which.direction === 'up'
						const sorted = up ? 'ascending' : 'descending'
						return (
							<th
								key={name}
								scope="col"
								aria-sort={isSorted ? sorted : undefined}
								className={`px-s2 py-s2 font-plain first:pl-s5 last:pr-s4 ${order ? '' : 'carded:hidden'} ${number ? 'text-right' : ''}`}
							>
								{order ? (
									<Link
										to={sortPath(order, isSorted && up ? 'down' : 'up')}
										className={`inline-flex min-h-11 items-center gap-s1 whitespace-nowrap text-ink ${isSorted ? 'font-strong no-underline' : ''}`}
									>
										{name}
										{isSorted ? <span aria-hidden="true">{up ? '↑' : '↓'}</span> : null}
									</Link>
								) : (
									name
								)}
							</th>
						)
					})}
				</tr>
			</thead>
			<tbody className="carded:block">
				{grants.map((grant) => (
					<GrantRow
						key={grant.token}
						grant={grant}
						isOlder={!grant.grantedOn.endsWith(year)}
						canUndo={which.view === 'to-pay'}
						cache={cache}
					/>
				))}
			</tbody>
			<tfoot className="carded:block">
				<tr className="justify-between gap-s4 bg-sand p-s4 font-strong carded:flex">
					{choosing ? <td className="carded:hidden print:hidden" /> : null}
					<th scope="row" colSpan={5} className="text-left tabular:px-s2 tabular:py-s3 tabular:first:pl-s5">
						{footWords[which.view]}, {found.many.toLocaleString('en-US')} {found.many === 1 ? 'grant' : 'grants'}
					</th>
					<td className="text-right tabular-nums tabular:px-s2">{dollars(found.dollars)}</td>
					<td colSpan={2} className="carded:hidden" />
				</tr>
			</tfoot>
		</table>
	)
}

const footWords = { 'to-pay': 'To pay', paid: 'Paid', all: 'Granted' } as const
