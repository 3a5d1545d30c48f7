import { useState } from 'react'
import { Link } from 'react-router-dom'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { dollars } from '#web/lib/money.ts'
import { serverNow } from '#web/lib/session/clock.ts'
import { applicationPath } from '../paths.ts'
import { SelectBox, useChoosing } from '../selecting.tsx'
import { timeOfDay } from '../when.ts'
import type { Grant } from './money.ts'
import { PayeeCell } from './PayeeCell.tsx'
import { nameOf } from './paidAs.ts'
import { UndoPayment } from './UndoPayment.tsx'
import type { MoneyCache } from './useMoneyCache.ts'

/** Until the email has left, the decision can still be taken back. */
export const isHeld = ({ heldUntil }: Grant) => heldUntil !== undefined && Date.parse(heldUntil) > serverNow()

export const isPayable = (grant: Grant) => !grant.payment && !grant.forColleague && !isHeld(grant)

interface Props {
	grant: Grant
	/** Granted in an earlier year. */
	isOlder: boolean
	/** A payment in the list of what is to pay was made a moment ago. */
	canUndo: boolean
	cache: MoneyCache
}

const cell = 'tabular:px-s2 tabular:py-s2'

export function GrantRow({ grant, isOlder, canUndo, cache }: Props) {
	const { token, type, method, grantedOn, amount, payment, forColleague } = grant
	const heldUntil = isHeld(grant) ? grant.heldUntil : undefined
	const [undoing, setUndoing] = useState(false)
	const name = nameOf(grant)
	const choosing = useChoosing()
	const isChosen = choosing?.isChosen(token) === true
	const unpaidEdge = isOlder && !payment ? 'border-l-clay' : 'border-l-transparent'
	const edge = payment && canUndo ? 'border-l-pine' : unpaidEdge
	return (
		<>
			<tr
				data-id={token}
				className={`flex-wrap items-center gap-x-s3 border-line border-b border-l-4 carded:flex carded:p-s4 ${isChosen ? 'border-l-river bg-river-wash' : edge} ${choosing ? 'carded:relative carded:pl-16' : ''}`}
			>
				{choosing ? (
					<td className="carded:absolute carded:top-s2 carded:left-s2 tabular:w-12 tabular:pl-s3 print:hidden">
						<SelectBox id={token} name={name} />
					</td>
				) : null}
				<th
					scope="row"
					className={`wrap-anywhere text-left font-strong carded:w-[calc(100%-6rem)] tabular:first:pl-s5 ${cell}`}
				>
					<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center text-ink">
						{name}
					</Link>
					{isOlder && !payment ? (
						<span className="block text-clay text-small">Granted in {grantedOn.slice(-4)}</span>
					) : null}
				</th>
				<td className={`order-2 text-soft tabular:text-ink ${cell}`}>{type}</td>
				<td className={`order-1 wrap-anywhere carded:w-full ${cell}`}>
					<PayeeCell grant={grant} cache={cache} />
				</td>
				<td className={`order-3 text-soft tabular:text-ink ${cell}`}>{payment?.method ?? method}</td>
				<td className={`order-4 text-soft tabular-nums tabular:text-ink ${cell}`}>
					<span className="tabular:hidden">Granted on </span>
					<span>{grantedOn}</span>
				</td>
				<td className={`text-right font-strong tabular-nums carded:ml-auto ${cell}`}>{dollars(amount)}</td>
				<td className={`order-5 tabular-nums ${cell} ${payment || heldUntil || forColleague ? '' : 'carded:hidden'}`}>
					<PaidOn grant={grant} canUndo={canUndo} />
				</td>
				<td className={`order-6 wrap-anywhere tabular:pr-s4 ${cell} ${payment ? '' : 'carded:hidden'}`}>
					<span>{payment?.reference ?? '–'}</span>
					{payment && canUndo && !forColleague ? (
						<Button look="quiet" size="small" onClick={() => setUndoing(true)}>
							Undo<span className="sr-only"> the payment of {name}</span>
						</Button>
					) : null}
				</td>
			</tr>
			{undoing ? (
				<tr className="carded:block print:hidden">
					<td colSpan={9} className="border-line border-b p-s4 carded:block tabular:p-s5">
						<UndoPayment grant={grant} onBack={() => setUndoing(false)} cache={cache} />
					</td>
				</tr>
			) : null}
		</>
	)
}

/** When it was paid, or why it can't be paid here and now. */
function PaidOn({ grant, canUndo }: Pick<Props, 'grant' | 'canUndo'>) {
	const { payment, forColleague, heldUntil } = grant
	if (payment && canUndo) return <StatusTag tone="good">{payment.date}</StatusTag>
	if (payment)
		return (
			<>
				<span className="tabular:hidden">Paid on </span>
				<span>{payment.date}</span>
			</>
		)
	if (heldUntil && isHeld(grant)) return `You can pay this after ${timeOfDay(heldUntil)}`
	return forColleague ? 'A colleague pays this' : '–'
}
