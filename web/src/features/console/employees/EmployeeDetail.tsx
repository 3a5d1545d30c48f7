import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { roleNames } from '#shared/join/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/Section.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { TabView } from '#web/components/TabView.tsx'
import { statusTones } from '../applications/applications.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { joinStaff } from '../joinStaff.ts'
import { LoadingSection } from '../LoadingSection.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { consolePath } from '../paths.ts'
import { EmployeeStatus } from './EmployeeStatus.tsx'
import { employeeFacts } from './employeeFacts.ts'
import { type EmployeeApplication, employeeApplicationQuery } from './employees.ts'

export function EmployeeDetail() {
	const { token = '' } = useParams()
	const { data, error, isFetching, refetch } = useQuery(employeeApplicationQuery(token))
	return (
		<>
			<LinkButton look="quiet" size="small" to={consolePath('employees')} className="-ml-3">
				All employee applications
			</LinkButton>
			{data ? (
				<Detail key={data.token} application={data} />
			) : error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<LoadingSection />
			)}
		</>
	)
}

const tabNames = ['info', 'notes', 'status'] as const

function Detail({ application }: { application: EmployeeApplication }) {
	const { tab = 'info' } = useParams()
	const navigate = useNavigate()
	const cache = useQueryClient()
	const { token, status, notes, kind, firstName, lastName } = application
	const shown = tabNames.find((one) => one === tab)
	if (!shown) return <Navigate to={consolePath('employees', token)} replace />
	const showNotes = (answer: Pick<EmployeeApplication, 'notes'>) =>
		cache.setQueryData(employeeApplicationQuery(token).queryKey, (cached) =>
			cached ? { ...cached, notes: answer.notes } : cached,
		)
	return (
		<>
			<ConsoleHeading title={`${firstName} ${lastName}`} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-s3">
				<b>{roleNames[kind]}</b>
				<StatusTag tone={statusTones[status]}>{status}</StatusTag>
			</p>
			<TabView
				label="Parts of this application"
				shown={shown}
				onShow={(next) => void navigate(consolePath('employees', token, ...(next === 'info' ? [] : [next])))}
				tabs={[
					{
						name: 'info',
						label: 'View All Info',
						content: (
							<Section title="Application">
								<Facts facts={employeeFacts(application)} />
							</Section>
						),
					},
					{
						name: 'notes',
						label: `Notes (${notes.length})`,
						keep: true,
						content: (
							<Section title="Notes">
								<NotesPanel
									notes={notes}
									onAdd={async (note) => void showNotes(await joinStaff.addNote({ token, note }))}
									onDelete={async (remove) => void showNotes(await joinStaff.deleteNotes({ token, remove }))}
								/>
							</Section>
						),
					},
					{
						name: 'status',
						label: 'Change Status',
						content: <EmployeeStatus application={application} />,
						keep: true,
					},
				]}
			/>
		</>
	)
}
