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

/** An answer is promised within this many days. */
export const answerWithin = 21
const soon = 15

export const waitingTone = (days: number) =>
	days >= answerWithin ? 'bad' : days >= soon ? 'waiting' : 'plain'
