import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Route, Routes, useParams } from 'react-router-dom'
import { roleNames } from '#shared/join/roles.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { statusTones } from '../applications/applications.ts'
import { ChangeStatus } from '../ChangeStatus.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { joinStaff } from '../joinStaff.ts'
import { DetailScreen, DetailTabs } from '../lists/DetailScreen.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { consolePath } from '../paths.ts'
import { type EmployeeApplication, employeeApplicationQuery, employeeList, section } from './employees.ts'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

/** In the order of the form. */
const employeeFacts = (application: EmployeeApplication): Fact[] => [
	['Email', application.email],
	['Phone', application.phone],
	['Call', application.callTime],
	['Employer', application.employer],
	['Street address', application.streetAddress],
	['Street address 2', application.streetAddress2],
	['City', application.city],
	['State', application.state],
	['ZIP', application.zip],
	['Applied on', application.issuedOn],
	['Interest', application.interestReason, 'wide'],
	...(application.kind === 'ambassador' ? [['Connections', application.connections, 'wide'] as const] : []),
	['Skills', application.skills, 'wide'],
	['Other commitments', application.otherCommitments, 'wide'],
	...(application.kind === 'board' ? [['Other organizations', application.otherOrgs, 'wide'] as const] : []),
	['Fundraising experience', application.otherExperience, 'wide'],
	...(application.kind === 'ambassador'
		? ([
				['Other involvement', application.otherInvolvement, 'wide'],
				['Time', application.time, 'wide'],
				['Comfortable with social media', yesOrNo(application.socialMediaComfort)],
				['May be shown on the website', yesOrNo(application.showOnWebsite)],
			] as const)
		: []),
	['Additional information', application.otherInformation, 'wide'],
	['Token', application.token],
]

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

function EmployeeDetail() {
	const { token = '' } = useParams()
	const query = useQuery(employeeApplicationQuery(token))
	return (
		<DetailScreen section={section} id={token} list="Pending employee applications" noun="application" query={query}>
			{(application) => <Detail key={application.token} application={application} />}
		</DetailScreen>
	)
}

function Detail({ application }: { application: EmployeeApplication }) {
	const cache = useQueryClient()
	const { token, status, notes, kind, firstName, lastName } = application
	const showNotes = (answer: Pick<EmployeeApplication, 'notes'>) =>
		cache.setQueryData(employeeApplicationQuery(token).queryKey, (cached) =>
			cached ? { ...cached, notes: answer.notes } : cached,
		)
	const info = (
		<Section title="Application">
			<Facts facts={employeeFacts(application)} />
		</Section>
	)
	const notesPanel = (
		<Section title="Notes">
			<NotesPanel
				about={token}
				notes={notes}
				onAdd={async (note, sending) => void showNotes(await joinStaff.addNote({ token, note }, sending))}
				onDelete={async (remove) => void showNotes(await joinStaff.deleteNotes({ token, remove }))}
			/>
		</Section>
	)
	const changeStatus = (
		<ChangeStatus
			title="Change Status"
			id={token}
			joining={application}
			send={async (change) => {
				const answer = await joinStaff.changeEmployeeApplication({ ...change, token })
				return { changed: answer.application, message: answer.message }
			}}
			of={employeeApplicationQuery(token).queryKey}
			list={employeeList}
		/>
	)
	return (
		<>
			<ConsoleHeading title={`${firstName} ${lastName}`} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-s3">
				<b>{roleNames[kind]}</b>
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
			</p>
			<DetailTabs
				path={consolePath(section, token)}
				label="Parts of this application"
				tabs={[
					{ name: 'info', label: 'View All Info', content: info },
					{ name: 'notes', label: `Notes (${notes.length})`, content: notesPanel, keep: true },
					{ name: 'status', label: 'Change Status', content: changeStatus, keep: true },
				]}
			/>
		</>
	)
}
