import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { FieldProblem } from '#web/components/fields/FieldShell.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { freshOf } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { serverNow } from '#web/lib/session/clock.ts'
import { useAction } from '#web/lib/useAction.ts'
import { KeyAction } from '../keys/KeyAction.tsx'
import { applicationPath } from '../paths.ts'
import { timeOfDay } from '../when.ts'
import type { MoneyCache } from './money.ts'
import { type Grant, money, nameOf, paidAs, payeeOf } from './money.ts'
import { SelectBox, useChoosing } from './selecting.tsx'

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

interface PayeeCellProps {
	grant: Grant
	cache: MoneyCache
}

/** Who gets the money. Where nobody is named, and in a row that is about to be paid, it's typed here. */
function PayeeCell({ grant, cache }: PayeeCellProps) {
	const choosing = useChoosing()
	const [wasMissing] = useState(payeeOf(grant) === undefined)
	const mayChange = !grant.payment && !grant.forColleague && grant.method !== 'Gift Card'
	if (mayChange && (wasMissing || choosing?.isChosen(grant.token))) return <PayeeInput grant={grant} cache={cache} />
	return payeeOf(grant) ?? '–'
}

/** Saves itself when someone leaves it or presses Enter. What was typed stays, whatever a colleague did. */
function PayeeInput({ grant, cache }: PayeeCellProps) {
	const { token, version, payee = '' } = grant
	const id = useId()
	const [typed, setTyped] = useState(payee)
	const save = useAction({
		send: () => money.namePayee({ token, version, payee: typed }),
		onDone: ({ application }) => {
			cache.put(grant, paidAs(grant, application))
			cache.settle()
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.namePayee, error)
			const after = fresh && paidAs(grant, fresh.application)
			if (after) cache.put(grant, after)
		},
		message: () => 'Saved',
	})
	const commit = () => {
		if (typed.trim() !== payee && !save.busy) save.start()
	}
	return (
		<div className="grid gap-s1">
			<span role="alert" className="empty:hidden">
				<FieldProblem id={id} problem={save.problem && problemWith(save.problem, payee)} />
			</span>
			<input
				aria-label={`Who gets it, for ${nameOf(grant)}`}
				aria-invalid={save.problem !== undefined}
				aria-describedby={save.problem && `${id}-problem`}
				placeholder="Who gets it?"
				autoComplete="off"
				maxLength={99}
				value={typed}
				onChange={({ target }) => {
					save.clear()
					setTyped(target.value)
				}}
				onBlur={commit}
				onKeyDown={({ key }) => (key === 'Enter' ? commit() : undefined)}
				className={`typed-box tabular:min-h-9 tabular:py-1 ${typed ? '' : 'placeholder:text-rose'}`}
			/>
			<span role="status" className="text-small text-soft empty:hidden">
				{save.busy ? 'Saving' : save.message}
			</span>
		</div>
	)
}

const problemWith = (problem: string, payee: string) => (payee ? `${problem} It says “${payee}” now.` : problem)

interface UndoPaymentProps {
	grant: Grant
	onBack: () => void
	cache: MoneyCache
}

/** Takes one payment back, as on the application's own page. The history keeps both. */
function UndoPayment({ grant, onBack, cache }: UndoPaymentProps) {
	const { token, version } = grant
	// A list that is read again while the form is open must not change what the form removes.
	const [versionAsked] = useState(version)
	const [isDenied, setIsDenied] = useState(false)
	const remove = useAction({
		send: (key: string) => money.removePayment({ token, version: versionAsked, key }),
		onDone: ({ application }) => {
			cache.put(grant, paidAs(grant, application))
			cache.settle()
			onBack()
		},
		onProblem: (error) => {
			const fresh = freshOf(applicationsStaffApi.removePayment, error)
			const after = fresh && paidAs(grant, fresh.application)
			if (after) cache.put(grant, after)
			else setIsDenied(fresh !== undefined)
		},
	})
	// The row of a grant that was denied stays until the message in it was read.
	function goBack() {
		if (isDenied) cache.put(grant, undefined)
		onBack()
	}
	// A colleague was first. Their payment has to be read before anyone is asked to remove that one.
	if (remove.problem && (isDenied || version !== versionAsked))
		return (
			<TakesFocus>
				<div className="grid justify-items-start gap-s3">
					<ActionBanner problem={remove.problem} />
					<Button look="ghost" onClick={goBack}>
						Go Back
					</Button>
				</div>
			</TakesFocus>
		)
	return (
		<KeyAction
			label={`Undo the payment of ${nameOf(grant)}`}
			action="Remove Payment"
			busy="Removing"
			look="danger"
			onBack={onBack}
			send={remove.run}
		/>
	)
}
