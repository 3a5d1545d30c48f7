import { passkeys } from '#web/lib/passkeys.ts'
import { KeyAction } from './KeyAction.tsx'
import type { StaffUser } from './users.ts'

export const ResetPasskeys = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Remove Passkeys"
		busy="Removing"
		look="danger"
		send={(key) => passkeys.reset({ id: user._id, key })}
	>
		Do this if {user.firstName} {user.lastName} lost every passkey and recovery code. They’ll be signed out,
		get an email, and can sign in with their password alone. Make sure that it’s really them who asks.
	</KeyAction>
)
