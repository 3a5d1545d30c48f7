import { Facts } from '#web/components/Facts.tsx'
import { grantFact } from '#web/components/requestAndGrant.ts'
import { dayAndTime } from '../when.ts'
import type { Decision } from './applications.ts'

interface Props {
	decision: Decision
	/** How this decision was paid, if it was. */
	payment?: object | undefined
}

/** As documented, an amount of nothing isn't shown. */
export function DecisionFacts({ decision, payment }: Props) {
	const { status, name, date, emailed, message, takenBackBy } = decision
	return (
		<Facts
			layout="rows"
			facts={[
				['Decision', status],
				...grantFact(decision, payment),
				['Decided by', name],
				['Decided on', dayAndTime(date)],
				['Emailed', emailed ? 'Yes' : 'No'],
				...(takenBackBy ? [['Taken back by', takenBackBy] as const] : []),
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}
