import { Link } from 'react-router-dom'
import type { GrantOrder, Sum } from '#shared/applications/money.ts'
import { dollars } from '#web/lib/money.ts'
import { SelectAllBox, useChoosing } from '../selecting.tsx'
import { GrantRow } from './GrantRow.tsx'
import type { Grant, Which } from './money.ts'
import type { MoneyCache } from './useMoneyCache.ts'

interface Props {
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
export function GrantTable({ grants, which, found, year, sortPath, cache }: Props) {
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
						return (
							<th
								key={name}
								scope="col"
								aria-sort={isSorted ? (up ? 'ascending' : 'descending') : undefined}
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
