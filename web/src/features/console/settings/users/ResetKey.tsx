import { KeyAction } from './KeyAction.tsx'
import { type StaffUser, users } from './users.ts'

export const ResetKey = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Reset Employee Key"
		busy="Resetting"
		send={(key) => users.resetKey({ id: user._id, key })}
	>
		{user.firstName} {user.lastName}’s key will stop working, and they’ll choose a new one. Enter your own
		key.
	</KeyAction>
)
