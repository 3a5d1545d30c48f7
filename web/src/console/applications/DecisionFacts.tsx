import { Facts } from '#web/components/Facts.tsx'
import { grantFact } from '#web/components/requestAndGrant.ts'
import { dayAndTime } from '../when.ts'
import type { Decision } from './applications.ts'

interface Props {
	decision: Decision
	/** The payment of this decision, if it was paid. */
	payment?: object | undefined
}

/** As documented, an amount of nothing isn't shown. */
export function DecisionFacts({ decision, payment }: Props) {
	const { status, name, date, emailed, message, takenBackBy, proposed, payee } = decision
	return (
		<Facts
			layout="rows"
			facts={[
				['Decision', status],
				...grantFact(decision, payment),
				...(payee ? [['Pay to', payee] as const] : []),
				...(proposed ? [['Proposed by', `${proposed.name}, ${dayAndTime(proposed.date)}`] as const] : []),
				['Decided by', name],
				['Decided on', dayAndTime(date)],
				['Emailed', emailed ? 'Yes' : 'No'],
				...(takenBackBy ? [['Taken back by', takenBackBy.name] as const] : []),
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}
