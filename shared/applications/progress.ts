import { addDays, dayOf } from '../dates.ts'
import { waitingSince } from './missing.ts'
import type { publicStatus } from './rules.ts'

/** The documented time in which every application is answered. */
export const answerDays = 21

/** The documented time for what is missing, from the day on which the application was sent. */
export const billDays = 15

/** If nothing was attached, the clock asks for the bill so many days after the application. */
export const askingDays = 8

/** The last day on which we answer. Days are YYYY-MM-DD. */
export const answerBy = (issued: string) => addDays(issued, answerDays)

/** True from the day after the last one on which we answer. The application has its moments as they are stored. */
export const isAnswerLate = (application: Parameters<typeof waitingSince>[0], by: string | Date) =>
	answerBy(dayOf(new Date(waitingSince(application)))) < dayOf(new Date(by))

/** The last day for the bill of an application that came without one: the clock asks for it early enough to name it. */
export const billBy = (issued: string) => addDays(issued, billDays)

const piers = ['Received', 'Waiting to be read', 'Read', 'Decided', 'Paid'] as const

export type Pier = (typeof piers)[number]

/** Dates are as the applicant reads them, M/D/YYYY or MM/DD/YYYY. */
interface ApplicationDates {
	status: ReturnType<typeof publicStatus>
	issuedOn: string
	/** The day on which an employee first opened it. */
	readOn?: string | undefined
	/** The clock closed it, which it does without an employee who read it. */
	isClosed?: boolean | undefined
	decidedOn?: string | undefined
	paidOn?: string | undefined
}

export interface Stage {
	pier: Pier
	state: 'done' | 'now' | 'later'
	on?: string | undefined
	/** The application goes no further. */
	isEnd?: boolean
}

/** The way of an application from being sent to its end, which is the decision for one that was declined. */
export function stagesOf({ status, issuedOn, readOn, isClosed, decidedOn, paidOn }: ApplicationDates): Stage[] {
	const decided = status !== 'Pending'
	const stages: Stage[] = [
		{ pier: 'Received', state: 'done', on: issuedOn },
		...readingOf({ readOn, decided, isClosed }),
		decided
			? { pier: 'Decided', state: 'done', on: decidedOn, isEnd: status === 'Declined' }
			: { pier: 'Decided', state: 'later' },
	]
	if (status === 'Declined') return stages
	return [...stages, { pier: 'Paid', state: paidOn ? 'done' : decided ? 'now' : 'later', on: paidOn }]
}

interface Reading {
	readOn: string | undefined
	decided: boolean
	isClosed: boolean | undefined
}

/** An employee who decides has read it, even where the day of reading wasn't noted yet. */
function readingOf({ readOn, decided, isClosed }: Reading): Stage[] {
	if (readOn) return [{ pier: 'Read', state: 'done', on: readOn }]
	if (!decided) return [{ pier: 'Waiting to be read', state: 'now' }]
	return isClosed ? [] : [{ pier: 'Read', state: 'done' }]
}
