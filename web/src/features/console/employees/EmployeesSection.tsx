import { Route, Routes } from 'react-router-dom'
import { roleNames } from '#shared/join/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { statusTones } from '../applications/applications.ts'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { EmployeeDetail } from './EmployeeDetail.tsx'
import { type EmployeeApplicationRow, employeeList } from './employees.ts'

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
		path={consolePath('employees')}
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
			hint: 'Type the start of a name, email or token.',
		}}
		row={(application) => <EmployeeRow key={application.token} application={application} />}
	/>
)

function EmployeeRow({ application }: { application: EmployeeApplicationRow }) {
	const { token, kind, firstName, lastName, email, issuedOn, status } = application
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				tone={statusTones[status]}
				summary={
					<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_8rem_6.5rem_7.5rem]">
						<b>
							{firstName} {lastName}
						</b>
						<span className="row-start-2 text-soft 880:row-start-auto">{roleNames[kind]}</span>
						<span className="hidden tabular-nums 880:inline">{issuedOn}</span>
						<span className="justify-self-end">
							<StatusTag tone={statusTones[status]}>{status}</StatusTag>
						</span>
					</span>
				}
			>
				<Facts
					facts={[
						['Email', email],
						['Applied on', issuedOn],
						['Token', token],
					]}
				/>
				<LinkButton look="ghost" size="small" to={consolePath('employees', token)} className="mt-s4">
					View Details
				</LinkButton>
			</DisclosureRow>
		</li>
	)
}
