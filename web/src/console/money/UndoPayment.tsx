import { useState } from 'react'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { type Grant, money } from './money.ts'
import { nameOf, paidAs } from './paidAs.ts'
import type { MoneyCache } from './useMoneyCache.ts'

interface Props {
	grant: Grant
	onBack: () => void
	cache: MoneyCache
}

/** Takes one payment back, as on the application's own page. The history keeps both. */
export function UndoPayment({ grant, onBack, cache }: Props) {
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
		<ConfirmWithKey
			label={`Undo the payment of ${nameOf(grant)}`}
			action="Remove Payment"
			busy="Removing"
			look="danger"
			onBack={onBack}
			onConfirm={remove.run}
		/>
	)
}
