import { StatusTag } from '#web/components/StatusTag.tsx'
import { daysWaited, waitingTone } from './waiting.ts'

/** How long an applicant has waited for an answer. An answer is promised within 21 days. */
export function Waiting({ row }: { row: { issuedOn: string } }) {
	const days = daysWaited(row)
	const words = days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`
	return <StatusTag tone={waitingTone(days)}>{words}</StatusTag>
}
