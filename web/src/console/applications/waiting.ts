import { answerDays } from '#shared/applications/progress.ts'
import { calendarDate, dayOf } from '#shared/dates.ts'

const day = calendarDate()
const milliseconds = 24 * 3_600_000

/** Counts the days an applicant has waited, by the calendar of the organization. `issuedOn` is MM/DD/YYYY. */
export function daysWaited({ issuedOn }: { issuedOn: string }, now = new Date()) {
	const sent = day.safeParse(issuedOn)
	if (!sent.success) return 0
	return Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(sent.data)) / milliseconds))
}

const soon = 15

export const waitingTone = (days: number) => (days >= answerDays ? 'bad' : days >= soon ? 'waiting' : 'plain')
