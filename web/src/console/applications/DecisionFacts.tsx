import { grantFact } from '#web/components/application/requestAndGrant.ts'
import { Facts } from '#web/components/Facts.tsx'
import { dayAndTime } from '../when.ts'
import type { Application, Decision } from './applications.ts'

interface Props {
	/** The current decision or an earlier one. */
	decision: Decision
	application: Application
}

/** As documented, an amount of nothing isn't shown. */
export function DecisionFacts({ decision, application }: Props) {
	const isCurrent = decision === application.decision
	const isKeptBack = isCurrent && application.delivery?.decisionKeptBack
	const { status, name, date, emailed, message, takenBackBy, proposed, payee } = decision
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
				['Emailed', !emailed ? 'No' : isKeptBack ? 'No, it wasn’t sent' : 'Yes'],
				...(takenBackBy ? [['Taken back by', takenBackBy.name] as const] : []),
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}
