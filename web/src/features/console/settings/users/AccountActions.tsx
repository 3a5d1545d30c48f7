import { KeyAction } from './KeyAction.tsx'
import { type StaffUser, users } from './users.ts'

export const RemoveEmployee = ({ user }: { user: StaffUser }) => (
	<KeyAction
		label="Make Employee a Member"
		busy="Saving"
		look="danger"
		send={(key) => users.removeEmployee({ id: user._id, key, version: user.version })}
	>
		{user.firstName} {user.lastName} will be signed out and lose their permissions and their employee key.
		They keep their account and can sign in as a member.
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
		{user.employee ? ' They’ll also stop being an employee.' : null} Their applications stay, and you can
		enable the account again.
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
