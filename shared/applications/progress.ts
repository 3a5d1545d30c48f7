import type { publicStatus } from './rules.ts'

/** The documented time in which every application is answered. */
export const answerDays = 21

/** The documented time for what is missing, from the day on which the application was sent. */
export const billDays = 15

/** Where nothing was attached, the clock asks for the bill so many days after the application. */
export const askingDays = 8

const piers = ['Received', 'Being read', 'Decided', 'Paid'] as const

export type Pier = (typeof piers)[number]

/** Dates are as the applicant reads them, M/D/YYYY or MM/DD/YYYY. */
interface Sent {
	status: ReturnType<typeof publicStatus>
	issuedOn: string
	decidedOn?: string | undefined
	paidOn?: string | undefined
}

export interface Stage {
	pier: Pier
	state: 'done' | 'now' | 'later'
	on?: string | undefined
}

/** The way of an application from being sent to its end, which is the decision for one that was declined. */
export function stagesOf({ status, issuedOn, decidedOn, paidOn }: Sent): Stage[] {
	const decided = status !== 'Pending'
	const stages: Stage[] = [
		{ pier: 'Received', state: 'done', on: issuedOn },
		{ pier: 'Being read', state: decided ? 'done' : 'now' },
		{ pier: 'Decided', state: decided ? 'done' : 'later', on: decided ? decidedOn : undefined },
	]
	if (status === 'Declined') return stages
	return [...stages, { pier: 'Paid', state: paidOn ? 'done' : decided ? 'now' : 'later', on: paidOn }]
}
