import { answerDays } from '#shared/applications/progress.ts'
import { calendarDate, dayOf } from '#shared/dates.ts'

const day = calendarDate()
const milliseconds = 24 * 3_600_000

interface Waiting {
	/** MM/DD/YYYY. */
	issuedOn: string
	/** The moment. */
	reopenedOn?: string | undefined
}

/** Counts the days since we owe an applicant an answer, by the calendar of the organization. */
export function daysWaited({ issuedOn, reopenedOn }: Waiting, now = new Date()) {
	const since = reopenedOn ? dayOf(new Date(reopenedOn)) : day.safeParse(issuedOn).data
	if (!since) return 0
	return Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(since)) / milliseconds))
}

const soon = 15

export function waitingTone(days: number) {
	if (days > answerDays) return 'bad'
	return days >= soon ? 'waiting' : 'plain'
}
