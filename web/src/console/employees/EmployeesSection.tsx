import { Route, Routes } from 'react-router-dom'
import { ListScreen } from '../ListScreen.tsx'
import { EmployeeDetail } from './EmployeeDetail.tsx'
import { employeeList } from './employees.ts'

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
		of={employeeList}
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
	/>
)
