import { ListScreen } from '../../ListScreen.tsx'
import { UserRow } from './UserRow.tsx'
import { userList } from './users.ts'

const title = 'User Settings'

export default function UserSettings() {
	return (
		<ListScreen
			section="settings/users"
			list={userList}
			nouns={['user', 'users']}
			label="Which users"
			views={[
				{ name: 'normal', label: 'View Normal Users', title, status: 'normal' },
				{ name: 'employees', label: 'View Employees', title, status: 'employee' },
				{ name: 'all', label: 'View All Users', title },
			]}
			search={{ title, label: 'Search users', hint: 'Type a part of a name or email.' }}
			row={(user) => <UserRow key={user._id} user={user} />}
		/>
	)
}
