import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { GrantOrder } from '#shared/applications/money.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { useIsHeld } from '../applications/HeldMail.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { GrantRow, isHeld, isPayable, SelectBox } from './GrantRow.tsx'
import type { Grant, Grants, Which } from './money.ts'
import { type MoneyCache, useMoneyCache } from './money.ts'
import { PayBar, sumIn, usePayAll } from './PayBar.tsx'

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
	const [tokens, setTokens] = useState<readonly string[]>([])
	// A grant that can't be paid any more isn't chosen any more.
	const payable = rows.filter(isPayable)
	const chosen = payable.filter(({ token }) => tokens.includes(token))
	const last = query.data?.last
	return (
		<>
			{pay.outcome ? <PaidOutcome {...pay.outcome} /> : null}
			<ListRows
				query={query}
				nouns={['grant', 'grants']}
				empty={empty}
				table={(grants) =>
					last ? (
						<GrantTable
							grants={grants}
							which={which}
							last={last}
							sortPath={sortPath}
							cache={cache}
							chosen={chosen}
							// Nothing can be chosen where everything may be paid already.
							onChoose={which.view !== 'paid' && payable.length > 0 ? setTokens : undefined}
						/>
					) : null
				}
			/>
			{chosen.length > 0 ? <PayBar grants={chosen} pay={pay} onClear={() => setTokens([])} /> : null}
		</>
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
	/** The page that was loaded last, with the sums of all. */
	last: Grants
	sortPath: (order: GrantOrder, direction: Which['direction']) => string
	cache: MoneyCache
	chosen: readonly Grant[]
	onChoose: ((tokens: readonly string[]) => void) | undefined
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
function GrantTable({ grants, which, last, sortPath, cache, chosen, onChoose }: GrantTableProps) {
	const { found, totals } = last
	const payable = grants.filter(isPayable)
	const tokensOf = (those: readonly Grant[]) => those.map(({ token }) => token)
	return (
		<table className="w-full overflow-clip card text-[1rem] carded:block tabular:border-collapse tabular:text-small">
			<caption className="sr-only">Grants</caption>
			<thead className="carded:block">
				<tr className="carded:flex carded:one-line carded:items-center bg-sand text-left text-small text-soft">
					{onChoose ? (
						<td className="w-12 pl-s4 print:hidden">
							<SelectBox
								label="Select all"
								isSelected={chosen.length === payable.length}
								isIndeterminate={chosen.length > 0 && chosen.length < payable.length}
								onChange={(all) => onChoose(all ? tokensOf(payable) : [])}
							/>
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
						isOlder={!grant.grantedOn.endsWith(totals.year)}
						isToPay={which.view === 'to-pay'}
						isChosen={chosen.includes(grant)}
						onChoose={
							onChoose &&
							((is) => onChoose([...tokensOf(chosen.filter((one) => one !== grant)), ...(is ? [grant.token] : [])]))
						}
						cache={cache}
					/>
				))}
			</tbody>
			<tfoot className="carded:block">
				<tr className="justify-between gap-s4 bg-sand p-s4 font-strong carded:flex">
					{onChoose ? <td className="carded:hidden print:hidden" /> : null}
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
