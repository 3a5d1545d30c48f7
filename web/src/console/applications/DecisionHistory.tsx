import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { type Application, statusTones } from './applications.ts'
import { DecisionFacts } from './DecisionFacts.tsx'
import { ReviewColumn } from './ReviewColumn.tsx'

/** Lists every decision, newest first, and marks the current one. */
export function DecisionHistory({ application }: { application: Application }) {
	const { decision, history } = application
	const earlier = history
		.filter(({ date }) => date !== decision?.date)
		.sort((one, other) => other.date.localeCompare(one.date))
	const all = [...(decision ? [decision] : []), ...earlier]
	if (all.length === 0) return null
	return (
		<ReviewColumn
			sections={[
				{
					title: 'Decisions',
					content: (
						<ol className="grid gap-s5">
							{all.map((one) => (
								<li key={one.date} className="grid justify-items-start gap-s3 border-line border-l-4 pl-s4">
									<StatusTag tone={statusTones[one.status]}>
										{one === decision
											? `${one.status}, current`
											: one.takenBackBy
												? `${one.status}, taken back`
												: `${one.status}, earlier`}
									</StatusTag>
									<DecisionFacts decision={one} application={application} />
								</li>
							))}
						</ol>
					),
				},
			]}
		/>
	)
}
