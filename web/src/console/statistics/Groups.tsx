import { bleedingDisorderSeverities } from '#shared/medical.ts'
import type { Disorder, RoleKey } from '#shared/statistics/schema.ts'
import { type Column, Table } from '#web/components/Table.tsx'

interface Row {
	role: string
	of: Disorder[RoleKey]
}

const columns: readonly Column<Row>[] = [
	{ name: 'Role', cell: ({ role }) => role },
	{ name: 'People', number: true, cell: ({ of }) => of.count },
	...bleedingDisorderSeverities.map((severity) => ({
		name: severity,
		number: true,
		cell: ({ of }: Row) => of.severities[severity]?.count ?? 0,
	})),
]

/** Counts people by role and severity. */
export const Groups = ({ disorder }: { disorder: Disorder }) => (
	<section aria-labelledby="groups" className="grid grid-cols-[minmax(0,1fr)] gap-s3">
		<h2 id="groups" className="text-h3">
			{disorder.people.toLocaleString('en-US')} {disorder.people === 1 ? 'person' : 'people'}
		</h2>
		<Table
			caption="People by role and severity"
			columns={columns}
			rows={[
				{ role: 'Patients', of: disorder.Patients },
				{ role: 'Caretakers', of: disorder.Caretakers },
				{ role: 'Family members', of: disorder.FamilyMembers },
			]}
			rowKey={({ role }) => role}
		/>
	</section>
)
