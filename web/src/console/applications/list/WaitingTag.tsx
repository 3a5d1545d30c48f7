import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { daysWaited, waitingTone } from './waiting.ts'

/** Shows how long an applicant has waited. We promise an answer within 21 days. */
export function WaitingTag({ row }: { row: { issuedOn: string } }) {
	const days = daysWaited(row)
	const words = days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`
	return <StatusTag tone={waitingTone(days)}>{words}</StatusTag>
}
