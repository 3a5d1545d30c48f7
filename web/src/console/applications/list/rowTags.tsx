import { isPending } from '#shared/applications/missing.ts'
import { answerDays } from '#shared/applications/progress.ts'
import { calendarDate, dayOf, isMinor, monthDayYear } from '#shared/dates.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { daysLater, isBefore, shortDay } from '#web/lib/days.ts'
import { howMany } from '../../howMany.ts'
import type { ApplicationRow } from '../applications.ts'

const day = calendarDate()

/** Under 18 on the day of applying. Both dates as the documents show them: month, day, year. */
export function wasMinor({ birthday, issuedOn }: { birthday: string; issuedOn: string }) {
	const [born, sent] = [day.safeParse(birthday), day.safeParse(issuedOn)]
	return born.success && sent.success && isMinor(born.data, sent.data)
}

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

const soonDays = 7

const isCutOffSoon = (cutOffDate: string, now: Date) =>
	isBefore(cutOffDate, daysLater(monthDayYear(dayOf(now)), soonDays + 1))

/** Of a pending application: the day on which something is cut off. */
export function CutOffTag({ row }: { row: Pick<ApplicationRow, 'status' | 'withdrawnOn' | 'cutOffDate'> }) {
	const { cutOffDate } = row
	if (!cutOffDate || !isPending(row)) return null
	const now = new Date()
	const tone = isCutOffSoon(cutOffDate, now) ? 'bad' : 'waiting'
	return <StatusTag tone={tone}>{`Cut-off ${shortDay(cutOffDate, now)}`}</StatusTag>
}

/** Shows how long an applicant has waited, and alone on its page also how long of the 21 days that we promise. */
export function WaitingTag({ row, isOfPromise = false }: { row: Waiting; isOfPromise?: boolean }) {
	const days = daysWaited(row)
	if (isOfPromise) return <StatusTag tone={waitingTone(days)}>{ofPromise(days)}</StatusTag>
	return <StatusTag tone={waitingTone(days)}>{days === 0 ? 'Today' : howMany(days, 'day', 'days')}</StatusTag>
}

const ofPromise = (days: number) =>
	days > answerDays ? `${days} days, ${days - answerDays} late` : `${days} of ${answerDays} days`
