import { Banner } from '#web/components/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../../keys/ConfirmWithKey.tsx'
import { type StaffUser, users } from './users.ts'

export function ResetKey({ user }: { user: StaffUser }) {
	const reset = useAction({
		send: (key: string) => users.resetKey({ id: user._id, key }),
		message: ({ message }) => message,
	})
	if (reset.message) return <Banner tone="good" role="status" title={reset.message} />
	return (
		<ConfirmWithKey
			label="Reset Employee Key"
			action="Reset Employee Key"
			busy="Resetting"
			onConfirm={reset.run}
		>
			<p className="max-w-read">
				{user.firstName} {user.lastName}’s key will stop working, and they’ll choose a new one. Enter your own
				key.
			</p>
		</ConfirmWithKey>
	)
}
