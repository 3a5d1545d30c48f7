import { passkeys } from '#web/lib/passkeys.ts'
import { KeyAction } from './KeyAction.tsx'
import { type StaffUser, users } from './users.ts'

export const MakeEmployee = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Make User Employee"
		busy="Saving"
		send={(key) => users.makeEmployee({ id: user._id, key })}
		next={<p>They are on the employees list now. Give them their permissions there.</p>}
	>
		{user.firstName} {user.lastName} will become an employee, with no permissions at first.
	</KeyAction>
)

export const ResetKey = ({ user }: { user: StaffUser }) => (
	<KeyAction label="Reset Employee Key" busy="Resetting" send={(key) => users.resetKey({ id: user._id, key })}>
		{user.firstName} {user.lastName}’s key will stop working, and they’ll choose a new one. Enter your own key.
	</KeyAction>
)

export const ResetPasskeys = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Remove Passkeys"
		busy="Removing"
		look="danger"
		send={(key) => passkeys.reset({ id: user._id, key })}
	>
		Do this if {user.firstName} {user.lastName} lost every passkey and recovery code. They’ll be signed out, get an
		email, and can sign in with their password alone. Make sure that it’s really them who asks.
	</KeyAction>
)

export const RemoveEmployee = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Make Employee a Member"
		busy="Saving"
		look="danger"
		send={(key) => users.removeEmployee({ id: user._id, key, version: user.version })}
	>
		{user.firstName} {user.lastName} will be signed out and lose their permissions and their employee key. They keep
		their account and can sign in as a member.
	</KeyAction>
)

export const DisableAccount = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Disable Account"
		busy="Disabling"
		look="danger"
		send={(key) => users.disable({ id: user._id, key, version: user.version })}
	>
		{user.firstName} {user.lastName} will be signed out and won’t be able to sign in.
		{user.employee ? ' They’ll also stop being an employee.' : null} Their applications stay, and you can enable the
		account again.
	</KeyAction>
)

export const EnableAccount = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Enable Account"
		busy="Enabling"
		send={(key) => users.enable({ id: user._id, key, version: user.version })}
	>
		{user.firstName} {user.lastName} will be able to sign in again, as a member.
	</KeyAction>
)
