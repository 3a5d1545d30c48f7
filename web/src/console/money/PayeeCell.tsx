import { useId, useState } from 'react'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { FieldProblem } from '#web/components/fields/FieldShell.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { useChoosing } from '../selecting.tsx'
import { type Grant, money } from './money.ts'
import { nameOf, paidAs, payeeOf } from './paidAs.ts'
import type { MoneyCache } from './useMoneyCache.ts'

interface Props {
	grant: Grant
	cache: MoneyCache
}

/** Who gets the money. Where nobody is named, and in a row that is about to be paid, it's typed here. */
export function PayeeCell({ grant, cache }: Props) {
	const choosing = useChoosing()
	const [wasMissing] = useState(payeeOf(grant) === undefined)
	const mayChange = !grant.payment && !grant.forColleague && grant.method !== 'Gift Card'
	if (mayChange && (wasMissing || choosing?.isChosen(grant.token))) return <PayeeInput grant={grant} cache={cache} />
	return payeeOf(grant) ?? '–'
}

/** Saves itself when someone leaves it or presses Enter. What was typed stays, whatever a colleague did. */
function PayeeInput({ grant, cache }: Props) {
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
