import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type StaffUser, userLists, users } from './users.ts'

export function MakeEmployee({ user }: { user: StaffUser }) {
	const cache = useQueryClient()
	const [said, setSaid] = useState<string>()
	if (said)
		return (
			<Banner tone="good" role="status" title={said}>
				<p>They stand among the employees now. Give them their permissions there.</p>
			</Banner>
		)
	return (
		<ConfirmWithKey
			label="Make User Employee"
			action="Make User Employee"
			busy="Making"
			onConfirm={async (key) => {
				setSaid((await users.makeEmployee({ id: user._id, key })).message)
				void cache.invalidateQueries({ queryKey: userLists, refetchType: 'none' })
			}}
		>
			<p className="max-w-read">
				{user.firstName} {user.lastName} becomes a colleague, without any permission at first. This cannot be
				taken back here.
			</p>
		</ConfirmWithKey>
	)
}
