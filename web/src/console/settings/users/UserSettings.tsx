import { ListScreen } from '../../ListScreen.tsx'
import { UserRow } from './UserRow.tsx'
import { userList } from './users.ts'

const title = 'User Settings'

export default function UserSettings() {
	return (
		<ListScreen
			of={userList}
			views={[
				{ name: 'normal', label: 'View Normal Users', title, status: 'normal' },
				{ name: 'employees', label: 'View Employees', title, status: 'employee' },
				{ name: 'all', label: 'View All Users', title },
			]}
			row={(user) => <UserRow key={user._id} user={user} />}
		/>
	)
}
