import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { useIsHeld } from '../applications/HeldMail.tsx'
import { howMany } from '../howMany.ts'
import { ListRows } from '../lists/ListRows.tsx'
import { SortHead, sortedAs } from '../lists/sorting.tsx'
import { groupByCheck } from './checks.ts'
import { CheckNumber, GrantRow, isHeld, isPayable, SelectBox } from './GrantRow.tsx'
import { type Grant, type Grants, grantHeads, isInYear, type MoneyCache, useMoneyCache, type Which } from './money.ts'
import { type Checks, PayBar, sumIn, useChecks, usePayAll } from './PayBar.tsx'

interface Props {
	which: Which
	query: UseInfiniteQueryResult<{ rows: Grant[]; more: boolean; last: Grants | undefined }>
	empty: ReactNode
}

export function GrantList({ which, query, empty }: Props) {
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
	const isGrouped = which.order === 'payee'
	const checks = useChecks(chosen, isGrouped)
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
							cache={cache}
							chosen={chosen}
							checks={checks}
							// Nothing can be chosen where everything may be paid already.
							onChoose={which.view !== 'paid' && payable.length > 0 ? setTokens : undefined}
						/>
					) : null
				}
			/>
			{chosen.length > 0 ? <PayBar grants={chosen} checks={checks} pay={pay} onClear={() => setTokens([])} /> : null}
		</>
	)
}

type Outcome = NonNullable<ReturnType<typeof usePayAll>['outcome']>

const PaidOutcome = ({ paid, failed }: Outcome) => (
	<div className="grid gap-s3 print:hidden">
		{paid.length > 0 ? (
			<Success title={`${howMany(paid.length, 'payment', 'payments')} recorded, ${sumIn(paid)}.`} />
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
	cache: MoneyCache
	chosen: readonly Grant[]
	checks: Checks
	onChoose: ((tokens: readonly string[]) => void) | undefined
}

const columns = ['Name', 'For', 'Pay to', 'How', 'Granted on', 'Amount', 'Paid on', 'Check no.']

/** A table from 880 px; below that each row is a card. */
function GrantTable({ grants, which, last, cache, chosen, checks, onChoose }: GrantTableProps) {
	const { totals } = last
	const isToPay = which.view === 'to-pay'
	const shown = isToPay ? columns : [...columns, 'Cleared']
	const payable = grants.filter(isPayable)
	const isGrouped = which.order === 'payee'
	const sort = {
		name: columns.find((name) => grantHeads[name] === which.order) ?? '',
		isDown: which.direction === 'down',
		canSort: true,
	}
	const sums = footOf(grants, which, last)
	const tokensOf = (those: readonly Grant[]) => those.map(({ token }) => token)
	const select = (those: readonly Grant[]) => (is: boolean) =>
		onChoose?.([
			...tokensOf(chosen.filter((one) => !those.includes(one))),
			...(is ? tokensOf(those.filter(isPayable)) : []),
		])
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
					{shown.map((name) => (
						<th
							key={name}
							scope="col"
							aria-sort={sortedAs({ name, sort })}
							className={`whitespace-nowrap px-s2 py-0 font-plain first:pl-s5 last:pr-s4 ${grantHeads[name] ? '' : 'carded:hidden'} ${name === 'Amount' ? 'text-right' : ''}`}
						>
							<SortHead name={name} heads={grantHeads} sort={sort} />
						</th>
					))}
				</tr>
			</thead>
			<tbody className="carded:block">
				{[...groupByCheck(grants, isGrouped)].map(([check, group]) => (
					<Fragment key={check}>
						{group.length > 1 ? (
							<PayeeRow group={group} chosen={chosen} checks={checks} onSelect={onChoose && select(group)} />
						) : null}
						{group.map((grant) => (
							<GrantRow
								key={grant.token}
								grant={grant}
								isOlder={!isInYear(grant.grantedOn, totals.from)}
								isToPay={isToPay}
								isChosen={chosen.includes(grant)}
								checks={group.length > 1 ? undefined : checks}
								onChoose={onChoose && select([grant])}
								cache={cache}
							/>
						))}
					</Fragment>
				))}
			</tbody>
			<tfoot className="carded:block">
				{sums.map(({ words, of }) => (
					<tr key={words} className="justify-between gap-s4 bg-sand p-s4 font-strong carded:flex">
						{onChoose ? <td className="carded:hidden print:hidden" /> : null}
						<th scope="row" colSpan={5} className="text-left tabular:px-s2 tabular:py-s2 tabular:first:pl-s5">
							{words}, {howMany(of.many, 'grant', 'grants')}
						</th>
						<td className="text-right tabular-nums tabular:px-s2">{dollars(of.dollars)}</td>
						<td colSpan={shown.length - 6} className="carded:hidden" />
					</tr>
				))}
			</tfoot>
		</table>
	)
}

interface PayeeRowProps {
	group: readonly Grant[]
	chosen: readonly Grant[]
	checks: Checks
	onSelect: ((is: boolean) => void) | undefined
}

/** Above the grants to one payee, which one check pays. */
function PayeeRow({ group, chosen, checks, onSelect }: PayeeRowProps) {
	const [first] = group
	const payable = group.filter(isPayable)
	const many = group.filter((grant) => chosen.includes(grant)).length
	if (!first) return null
	return (
		<tr className="items-center border-line border-b border-l-4 border-l-transparent bg-paper carded:flex carded:px-s2">
			{onSelect ? (
				<td className="tabular:pl-s3 print:hidden">
					{payable.length > 0 ? (
						<SelectBox
							label={`Select ${first.payee}, ${group.length} grants`}
							isSelected={many === payable.length}
							isIndeterminate={many > 0 && many < payable.length}
							onChange={onSelect}
						/>
					) : null}
				</td>
			) : null}
			<th scope="rowgroup" colSpan={5} className="wrap-anywhere text-left tabular:px-s2 tabular:first:pl-s5">
				{first.payee}, {group.length} grants
			</th>
			<td className="text-right font-strong tabular-nums carded:ml-auto carded:px-s2 tabular:px-s2">{sumIn(group)}</td>
			<td className="carded:hidden" />
			<td className="tabular:h-10 tabular:px-s2 tabular:last:pr-s4">
				{many > 0 ? <CheckNumber grant={first} checks={checks} about={first.payee ?? ''} /> : null}
			</td>
		</tr>
	)
}

/** The sums below the list, which add up to its rows and to the heading. */
function footOf(grants: readonly Grant[], { view, q }: Which, { found, totals }: Grants) {
	const paid = view === 'to-pay' ? grants.filter(({ payment }) => payment) : []
	// The employee's own grant is in the heading, which everyone sees, and not in their list.
	const own = { many: totals.toPay.many - found.many, dollars: totals.toPay.dollars - found.dollars }
	const justPaid = { many: paid.length, dollars: paid.reduce((sum, { amount }) => sum + amount, 0) }
	return [
		{ words: footWords[view], of: found },
		...(paid.length > 0 ? [{ words: 'Paid just now', of: justPaid }] : []),
		...(view === 'to-pay' && !q && own.many > 0 ? [{ words: 'Your own, which a colleague pays', of: own }] : []),
	]
}

const footWords = { 'to-pay': 'To pay', paid: 'Paid', all: 'Granted' } as const
