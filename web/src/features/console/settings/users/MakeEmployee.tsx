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
