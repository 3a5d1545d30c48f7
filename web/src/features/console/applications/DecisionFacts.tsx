import type { Fact } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'
import { FactRows } from '../FactRows.tsx'
import { dayAndTime } from '../when.ts'
import type { Decision } from './applications.ts'

/** As documented: what was paid is said where something was paid. */
export function DecisionFacts({ decision }: { decision: Decision }) {
	const { status, amount, name, date, emailed, message } = decision
	const paid: Fact[] = status === 'Approved' && amount !== 0 ? [['Amount Paid', dollars(amount)]] : []
	return (
		<FactRows
			facts={[
				['Decision', status],
				...paid,
				['Decided by', name],
				['Decided on', dayAndTime(date)],
				['Emailed', emailed ? 'Yes' : 'No'],
				['Message to the applicant', message, 'wide'],
			]}
		/>
	)
}
