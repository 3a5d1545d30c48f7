import { grantFact } from '#web/components/application/requestAndGrant.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { dayAndTime } from '../when.ts'
import { type Application, type Decision, statusTones } from './applications.ts'
import { ReviewColumn } from './ReviewColumn.tsx'

interface Props {
	/** The current decision or an earlier one. */
	decision: Decision
	application: Application
}

/** As documented, an amount of nothing isn't shown. */
export function DecisionFacts({ decision, application }: Props) {
	const isCurrent = decision === application.decision
	const isKeptBack = isCurrent && application.delivery?.decisionKeptBack
	const { status, name, date, emailed, byPost, message, takenBackBy, proposed, payee } = decision
	const unsent = byPost ? 'No, by post' : 'No'
	const sent = isKeptBack ? 'No, it wasn’t sent' : 'Yes'
	return (
		<Facts
			layout="rows"
			facts={[
				['Decision', status],
				...grantFact(decision, isCurrent ? application.payment : undefined),
				...(payee ? [['Pay to', payee] as const] : []),
				...(proposed ? [['Proposed by', `${proposed.name}, ${dayAndTime(proposed.date)}`] as const] : []),
				['Decided by', name],
				['Decided on', dayAndTime(date)],
				['Emailed', emailed ? sent : unsent],
				...(takenBackBy ? [['Taken back by', takenBackBy.name] as const] : []),
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}

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
										{one === decision ? `${one.status}, current` : former(one)}
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

const former = ({ status, takenBackBy }: Decision) => (takenBackBy ? `${status}, taken back` : `${status}, earlier`)
