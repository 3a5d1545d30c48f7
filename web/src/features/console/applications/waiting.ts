import { answerDays } from '#shared/applications/progress.ts'
import { calendarDate, dayOf } from '#shared/dates.ts'

const day = calendarDate()
const milliseconds = 24 * 3_600_000

interface Sent {
	/** As documented: month, day, year. */
	issuedOn: string
}

/** How many days an applicant has waited, by the calendar of the organization. */
export function daysWaited({ issuedOn }: Sent, now = new Date()) {
	const sent = day.safeParse(issuedOn)
	if (!sent.success) return 0
	return Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(sent.data)) / milliseconds))
}

const soon = 15

export const waitingTone = (days: number) => (days >= answerDays ? 'bad' : days >= soon ? 'waiting' : 'plain')
