import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { Success } from '#web/components/Success.tsx'
import { dollars } from '#web/lib/money.ts'
import { useAction } from '#web/lib/useAction.ts'
import { statusTones } from '../applications/applications.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { dayAndTime, plainDay } from '../when.ts'
import { type LegacyApplication, legacy, legacyList } from './legacy.ts'

export function LegacyRow({ application }: { application: LegacyApplication }) {
	const { firstName, lastName, date, amount, status } = application
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				tone={statusTones[status]}
				summary={
					<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_6.5rem_7rem_7.5rem]">
						<b>
							{firstName} {lastName}
						</b>
						<span className="text-right tabular-nums 880:text-left">{plainDay(date)}</span>
						<span className="tabular-nums 880:text-right">{dollars(amount)}</span>
						<span className="justify-self-end">
							<StatusTag tone={statusTones[status]}>{status}</StatusTag>
						</span>
					</span>
				}
			>
				<LegacyDetails application={application} />
			</DisclosureRow>
		</li>
	)
}

function LegacyDetails({ application }: { application: LegacyApplication }) {
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
