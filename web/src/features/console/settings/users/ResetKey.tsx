import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type StaffUser, users } from './users.ts'

export function ResetKey({ user }: { user: StaffUser }) {
	const [said, setSaid] = useState<string>()
	if (said) return <Banner tone="good" role="status" title={said} />
	return (
		<ConfirmWithKey
			label="Reset Employee Key"
			action="Reset Employee Key"
			busy="Resetting"
			onConfirm={async (key) => setSaid((await users.resetKey({ id: user._id, key })).message)}
		>
			<p className="max-w-read">
				The key of {user.firstName} {user.lastName} stops working, and they choose a new one. Enter your own
				key.
			</p>
		</ConfirmWithKey>
	)
}
