import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { roleNames } from '#shared/join/roles.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { statusTones } from '../applications/applications.ts'
import { ChangeStatus } from '../ChangeStatus.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { countsQuery } from '../counts.ts'
import { DetailScreen, DetailTabs } from '../DetailScreen.tsx'
import { joinStaff } from '../joinStaff.ts'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { consolePath } from '../paths.ts'
import { employeeFacts } from './employeeFacts.ts'
import { type EmployeeApplication, employeeApplicationQuery, employeeList, section } from './employees.ts'

export function EmployeeDetail() {
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
			onChanged={(now) => {
				cache.setQueryData(employeeApplicationQuery(token).queryKey, now)
				employeeList.put(cache, now)
				void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
			}}
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
