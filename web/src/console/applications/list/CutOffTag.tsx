import { dayOf, monthDayYear } from '#shared/dates.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import type { ApplicationRow } from '#web/console/applications/applications.ts'
import { daysLater, isBefore, shortDay } from '#web/lib/days.ts'

const soonDays = 7

export const isCutOffSoon = (cutOffDate: string, now: Date) =>
	isBefore(cutOffDate, daysLater(monthDayYear(dayOf(now)), soonDays + 1))

/** Of a pending application: the day on which something is cut off. */
export function CutOffTag({ row: { status, cutOffDate } }: { row: Pick<ApplicationRow, 'status' | 'cutOffDate'> }) {
	if (!cutOffDate || status !== 'Pending') return null
	const now = new Date()
	const tone = isCutOffSoon(cutOffDate, now) ? 'bad' : 'waiting'
	return <StatusTag tone={tone}>{`Cut-off ${shortDay(cutOffDate, now)}`}</StatusTag>
}
