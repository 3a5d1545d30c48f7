import { useId, useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { Link } from 'react-router-dom'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { FieldProblem } from '#web/components/fields/FieldShell.tsx'
import { Tick } from '#web/components/forms/Tick.tsx'
import { freshOf } from '#web/lib/api.ts'
import { dollars } from '#web/lib/money.ts'
import { serverNow } from '#web/lib/session/clock.ts'
import { useAction } from '#web/lib/useAction.ts'
import { applicationPath } from '../paths.ts'
import { timeOfDay } from '../when.ts'
import { dayText, type Grant, type MoneyCache, money, nameOf, paidAs, payeeOf, runPath } from './money.ts'
import type { Checks } from './PayBar.tsx'

/** Until the email has left, the decision can still be taken back. */
export const isHeld = ({ heldUntil }: Grant) => heldUntil !== undefined && Date.parse(heldUntil) > serverNow()

export const isPayable = (grant: Grant) => !grant.payment && !grant.run && !grant.forColleague && !isHeld(grant)

interface SelectBoxProps {
	label: string
	isSelected: boolean
	isIndeterminate?: boolean
	onChange: (isSelected: boolean) => void
}

/** In the head of the table and beside each grant. It says the name, because a screen reader hears one after the other. */
export const SelectBox = ({ label, ...box }: SelectBoxProps) => (
	<Checkbox
		{...box}
		className="group grid min-h-12 w-12 cursor-pointer place-items-center tabular:min-h-9 data-focus-visible:-outline-offset-3 data-focus-visible:shadow-[inset_0_0_0_5px_var(--color-ink)]!"
	>
		<Tick />
		<span className="sr-only">{label}</span>
	</Checkbox>
)

interface Props {
	grant: Grant
	/** Granted in an earlier year. */
	isOlder: boolean
	/** In the list of what is to pay, a payment was made a moment ago. */
	isToPay: boolean
	isChosen: boolean
	/** Without this, the check's number stands above its group of rows. */
	checks: Checks | undefined
	/** Without this, the rows have no boxes. */
	onChoose: ((isChosen: boolean) => void) | undefined
	cache: MoneyCache
}

const cell = 'tabular:h-10 tabular:px-s2 tabular:py-0.5'

export function GrantRow({ grant, isOlder, isToPay, isChosen, checks, onChoose, cache }: Props) {
	const { token, type, method, grantedOn, amount, payment, run, forColleague } = grant
	const heldUntil = isHeld(grant) ? grant.heldUntil : undefined
	const name = nameOf(grant)
	const isNumbered = isChosen && checks?.method === 'Check'
	const unpaidEdge = isOlder && !payment ? 'border-l-clay' : 'border-l-transparent'
	const edge = payment && isToPay ? 'border-l-pine' : unpaidEdge
	return (
		<tr
			data-id={token}
			className={`flex-wrap items-center gap-x-s3 border-line border-b border-l-4 carded:flex carded:p-s4 ${isChosen ? 'border-l-river bg-river-wash' : edge} ${onChoose ? 'carded:relative carded:pl-16' : ''}`}
		>
			{onChoose ? (
				<td className="carded:absolute carded:top-s2 carded:left-s2 tabular:w-12 tabular:pl-s3 print:hidden">
					{isPayable(grant) ? <SelectBox label={`Select ${name}`} isSelected={isChosen} onChange={onChoose} /> : null}
				</td>
			) : null}
			<th
				scope="row"
				className={`wrap-anywhere text-left font-strong carded:w-[calc(100%-6rem)] tabular:w-[24%] tabular:first:pl-s5 ${cell}`}
			>
				<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center text-ink tabular:min-h-8">
					{name}
				</Link>
				{isOlder && !payment ? (
					<span className="ml-s2 rounded-full bg-rose-wash px-2 font-strong text-clay text-small">
						<span className="sr-only">Granted in </span>
						{grantedOn.slice(-4)}
					</span>
				) : null}
			</th>
			<td className={`order-2 text-soft tabular:text-ink ${cell}`}>{type}</td>
			<td className={`order-1 wrap-anywhere carded:w-full ${cell}`}>
				<PayeeCell grant={grant} isChosen={isChosen} cache={cache} />
			</td>
			<td className={`order-3 whitespace-nowrap text-soft tabular:text-ink ${cell}`}>
				{payment?.method ?? method.replace(' Payment', '')}
			</td>
			<td className={`order-4 whitespace-nowrap text-soft tabular-nums tabular:text-ink ${cell}`}>
				<span className="tabular:hidden">Granted on </span>
				<span>{dayText(grantedOn)}</span>
			</td>
			<td className={`text-right font-strong tabular-nums carded:ml-auto ${cell}`}>{dollars(amount)}</td>
			<td
				className={`order-5 tabular-nums ${cell} ${payment || run || heldUntil || forColleague ? '' : 'carded:hidden'}`}
			>
				<PaidOn grant={grant} isToPay={isToPay} />
			</td>
			<td
				className={`order-6 wrap-anywhere tabular:last:pr-s4 ${cell} ${payment || isNumbered ? '' : 'carded:hidden'}`}
			>
				{isNumbered && checks ? (
					<CheckNumber grant={grant} checks={checks} about={name} />
				) : (
					(payment?.reference ?? '–')
				)}
			</td>
			{isToPay ? null : (
				<td className={`order-7 whitespace-nowrap tabular:pr-s4 ${cell} ${payment ? '' : 'carded:hidden'}`}>
					{payment ? <ClearedCell grant={grant} cache={cache} /> : '–'}
				</td>
			)}
		</tr>
	)
}

/** When it was paid, or why it can't be paid here and now. */
function PaidOn({ grant, isToPay }: Pick<Props, 'grant' | 'isToPay'>) {
	const { payment, run, forColleague, heldUntil } = grant
	if (payment && isToPay) return <StatusTag tone="good">{dayText(payment.date)}</StatusTag>
	if (payment)
		return (
			<>
				<span className="tabular:hidden">Paid on </span>
				<span>{dayText(payment.date)}</span>
			</>
		)
	if (run) return <Link to={runPath(run)}>In run {run}</Link>
	if (heldUntil && isHeld(grant)) return `You can pay this after ${timeOfDay(heldUntil)}`
	return forColleague ? 'A colleague pays this' : '–'
}

interface CheckNumberProps {
	grant: Grant
	checks: Checks
	/** Whose check it is, for a screen reader. */
	about: string
}

/** The number of the check that pays this, counted up from the first one unless someone types another. */
export const CheckNumber = ({ grant, checks, about }: CheckNumberProps) =>
	checks.method === 'Check' ? (
		<input
			aria-label={`Check no., for ${about}`}
			autoComplete="off"
			inputMode="numeric"
			maxLength={49}
			value={checks.referenceOf(grant)}
			onChange={({ target }) => checks.onType(grant, target.value)}
			className="typed-box max-w-28 tabular-nums tabular:min-h-8 tabular:py-0.5"
		/>
	) : null

/** A tick with its day, once someone found the payment on the bank's statement. */
function ClearedCell({ grant, cache }: Pick<Props, 'grant' | 'cache'>) {
	const { token, version, payment, forColleague } = grant
	const cleared = payment?.cleared
	const save = useAction({
		send: (is: boolean) => money.clearPayment({ token, version, cleared: is }),
		onDone: ({ application }) => {
			cache.put(grant, paidAs(grant, application))
			cache.settle()
		},
	})
	const day = cleared ? dayText(cleared) : null
	if (forColleague) return day ?? '–'
	return (
		<>
			<span className="inline-flex items-center">
				<SelectBox
					label={`On the bank’s statement, ${nameOf(grant)}`}
					isSelected={save.sending ?? cleared !== undefined}
					onChange={save.start}
				/>
				{day ?? <span className="text-soft tabular:sr-only">On the bank’s statement</span>}
			</span>
			<FieldProblem id={token} problem={save.problem} />
		</>
	)
}

/** Who gets the money. Where nobody is named, and in a row that is about to be paid, it's typed here. */
function PayeeCell({ grant, isChosen, cache }: Pick<Props, 'grant' | 'isChosen' | 'cache'>) {
	const [wasMissing] = useState(payeeOf(grant) === undefined)
	const mayChange = !grant.payment && !grant.run && !grant.forColleague && grant.method !== 'Gift Card'
	if (mayChange && (wasMissing || isChosen)) return <PayeeInput grant={grant} cache={cache} />
	return payeeOf(grant) ?? '–'
}

/** Saves itself when someone leaves it or presses Enter. What was typed stays, whatever a colleague did. */
function PayeeInput({ grant, cache }: Pick<Props, 'grant' | 'cache'>) {
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
		<div className="relative grid gap-s1">
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
				className={`typed-box tabular:min-h-8 tabular:py-0.5 ${typed ? '' : 'placeholder:text-rose'}`}
			/>
			<span
				role="status"
				className="absolute right-2 bottom-1 bg-white pl-1 text-pine text-small empty:hidden carded:bottom-3"
			>
				{save.busy ? 'Saving' : save.message}
			</span>
		</div>
	)
}

const problemWith = (problem: string, payee: string) => (payee ? `${problem} It says “${payee}” now.` : problem)
