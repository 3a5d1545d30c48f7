import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Facts } from '#web/components/Facts.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { dayAndTime } from '../when.ts'
import { type LegacyApplication, legacy, legacyList } from './legacy.ts'

export function LegacyDetails({ application }: { application: LegacyApplication }) {
	const { token, firstName, lastName, dateAdded } = application
	const removal = useAction({ send: (key: string) => legacy.remove({ token, key }), message: ({ message }) => message })
	const cache = useQueryClient()
	const isRemoved = removal.message !== undefined
	// The row says that it's removed for as long as the list is on the screen.
	useEffect(() => {
		if (isRemoved) return () => legacyList.drop(cache, token)
	}, [isRemoved, cache, token])
	if (removal.message) return <Success title={removal.message} />
	return (
		<div className="grid gap-s4">
			<Facts
				facts={[
					['Token', token],
					['Recorded', dayAndTime(dateAdded)],
				]}
			/>
			<ConfirmWithKey
				label="Remove Legacy Application"
				action="Remove Legacy Application"
				busy="Removing"
				look="danger"
				onConfirm={removal.run}
			>
				<p className="max-w-read">
					The row of {firstName} {lastName} will be gone, and statistics won’t count it. You can’t undo this.
				</p>
			</ConfirmWithKey>
		</div>
	)
}
