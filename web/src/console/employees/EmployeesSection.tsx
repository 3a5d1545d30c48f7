import { Route, Routes } from 'react-router-dom'
import { roleNames } from '#shared/join/roles.ts'
import { Facts } from '#web/components/Facts.tsx'
import { statusTones } from '../applications/applications.ts'
import { DetailsLink, ListRow, RowSummary } from '../ListRow.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { EmployeeDetail } from './EmployeeDetail.tsx'
import { type EmployeeApplicationRow, employeeList, section } from './employees.ts'

export default function EmployeesSection() {
	return (
		<Routes>
			<Route index element={<EmployeeList />} />
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
		search={{
			title: 'Search employee applications',
			label: 'Search employee applications',
			hint: 'Type a part of a name, email, token or phone number.',
		}}
		row={(application) => <EmployeeRow key={application.token} application={application} />}
	/>
)

function EmployeeRow({ application }: { application: EmployeeApplicationRow }) {
	const { token, kind, firstName, lastName, email, issuedOn, status } = application
	const tone = statusTones[status]
	return (
		<ListRow
			section={section}
			id={token}
			tone={tone}
			summary={
				<RowSummary
					name={`${firstName} ${lastName}`}
					about={roleNames[kind]}
					date={issuedOn}
					tone={tone}
					status={status}
				/>
			}
		>
			<Facts
				facts={[
					['Email', email],
					['Applied on', issuedOn],
					['Token', token],
				]}
			/>
			<DetailsLink section={section} id={token} />
		</ListRow>
	)
}
