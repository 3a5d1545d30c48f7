import { Facts } from '#web/components/Facts.tsx'
import { granted } from '#web/components/requestAndGrant.ts'
import { dayAndTime } from '../when.ts'
import type { Decision } from './applications.ts'

/** As documented, the amount is shown only when something was paid. */
export function DecisionFacts({ decision }: { decision: Decision }) {
	const { status, name, date, emailed, message, takenBackBy } = decision
	const paid = granted(decision)
	return (
		<Facts
			layout="rows"
			facts={[
				['Decision', status],
				...(paid ? [['Amount Paid', paid] as const] : []),
				['Decided by', name],
				['Decided on', dayAndTime(date)],
				['Emailed', emailed ? 'Yes' : 'No'],
				...(takenBackBy ? [['Taken back by', takenBackBy] as const] : []),
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}
