import { Route, Routes } from 'react-router-dom'
import { roleNames } from '#shared/join/roles.ts'
import { statusTones } from '../applications/applications.ts'
import { SummaryRow } from '../ListRow.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { EmployeeDetail } from './EmployeeDetail.tsx'
import { employeeList, section } from './employees.ts'

export default function EmployeesSection() {
	return (
		<Routes>
			<Route path="*" element={<EmployeeList />} />
			<Route path=":token/:tab?" element={<EmployeeDetail />} />
		</Routes>
	)
}

const EmployeeList = () => (
	<ListScreen
		section={section}
		list={employeeList}
		nouns={['employee application', 'employee applications']}
		label="Which employee applications"
		views={[
			{ name: 'pending', label: 'Pending', title: 'Pending employee applications', status: 'Pending' },
			{ name: 'approved', label: 'Approved', title: 'Approved employee applications', status: 'Approved' },
			{ name: 'denied', label: 'Denied', title: 'Denied employee applications', status: 'Denied' },
			{ name: 'board', label: 'Board Members', title: 'Applications to join the board', status: 'board' },
			{
				name: 'ambassadors',
				label: 'Ambassadors',
				title: 'Applications to become an ambassador',
				status: 'ambassador',
			},
			{ name: 'all', label: 'All', title: 'All employee applications' },
		]}
		search={{ label: 'Search employee applications', hint: 'Type a part of a name, email, token or phone number.' }}
		row={({ token, kind, firstName, lastName, email, issuedOn, status }) => (
			<SummaryRow
				key={token}
				section={section}
				id={token}
				name={`${firstName} ${lastName}`}
				about={roleNames[kind]}
				date={issuedOn}
				tone={statusTones[status]}
				status={status}
				facts={[
					['Email', email],
					['Applied on', issuedOn],
					['Token', token],
				]}
			/>
		)}
	/>
)
