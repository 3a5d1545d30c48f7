import { applicationSentences } from '#shared/applications/sentences.ts'
import { Facts } from '#web/components/Facts.tsx'
import { Table } from '#web/components/Table.tsx'
import type { Application } from './applications.ts'

export function FamilyInfo({ application }: { application: Application }) {
	const { familyData, isMinor, livesAlone } = application
	if (!familyData && livesAlone === undefined) return <p>{applicationSentences.beforeFamilyData}</p>
	return (
		<>
			<Facts
				layout="rows"
				facts={[
					['Minor', isMinor ? 'Yes' : 'No'],
					['Lives alone', livesAlone ? 'Yes' : 'No'],
				]}
			/>
			{familyData && familyData.length > 0 ? (
				<Table
					caption="Family members"
					rows={familyData}
					rowKey={({ name, relation, birthday }) => `${name} ${relation} ${birthday}`}
					columns={[
						{ name: 'Name', cell: ({ name }) => name },
						{ name: 'Relation', cell: ({ relation }) => relation },
						{ name: 'Birthday', cell: ({ birthday }) => birthday },
					]}
				/>
			) : null}
		</>
	)
}
