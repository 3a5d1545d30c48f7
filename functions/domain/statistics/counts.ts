import { asApplicantSees } from '#functions/domain/applications/held.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import { isAnswerLate } from '#functions/domain/applications/waiting.ts'
import { dayOf, daysBetween } from '#shared/dates.ts'
import { type DisorderKey, disorderKeyOf, type RoleKey, roleKeyOf } from '#shared/statistics/schema.ts'

/** How often something is counted, by a name such as `approved`, `state AL` or `dollars Food`. */
export type Counts = Readonly<Record<string, number>>

/** What a thing adds to the days and to the disorders that it counts for. */
export interface Share {
	days: Readonly<Record<string, Counts>>
	disorders: Readonly<Record<string, Counts>>
}

export const nothing: Share = { days: {}, disorders: {} }

export const onDay = (day: string, counts: Counts): Share => ({ ...nothing, days: { [day]: counts } })

interface CountedApplication {
	day: string
	state: string
	type: string
	status: Application['status']
	amountApproved?: number | undefined
	decidedOn?: string | undefined
	/** Whole days until the decision, or until now. */
	waited: number
	/** Whether that is longer than promised. One that was opened again waits from that day on. */
	late: boolean
	paidOn?: string | undefined
}

/** An application counts on the day it was sent, its decision and dollars on the day of the decision. */
export function shareOfApplication(application: CountedApplication): Share {
	const { day, state, type, status, amountApproved = 0, decidedOn, waited, late, paidOn } = application
	const isApproved = status === 'Approved'
	const dollars = isApproved ? amountApproved : 0
	return onDays([
		[day, { applications: 1, [`state ${state}`]: 1, ...(late && { late: 1 }) }],
		...(status === 'Pending'
			? []
			: [
					[
						decidedOn ?? day,
						{
							[isApproved ? 'approved' : 'denied']: 1,
							[`waited ${waited}`]: 1,
							...(dollars && { assistance: dollars, [`dollars ${type}`]: dollars, [`grants ${type}`]: 1 }),
						},
					] as const,
				]),
		...(paidOn && dollars ? [[paidOn, { paid: dollars }] as const] : []),
	])
}

/** A held decision counts once its mail has left, and the one before it until then. */
export function shareOfStored(application: Application, now: Date): Share {
	const seen = asApplicantSees(application, now)
	const { issuedOn, state, type, status, amountApproved, decision, payment } = seen
	const until = status === 'Pending' ? now : (decision?.date ?? issuedOn)
	return shareOfApplication({
		...{ day: dayOf(new Date(issuedOn)), state, type, status, amountApproved },
		decidedOn: decision && dayOf(new Date(decision.date)),
		waited: daysBetween(issuedOn, until),
		late: isAnswerLate(seen, until),
		paidOn: payment?.date,
	})
}

interface CountedLegacy {
	date: string
	status: 'Approved' | 'Denied'
	amount: number
}

/** Legacy applications have one date, and their amount is what was granted. */
export const shareOfLegacy = ({ date, status, amount }: CountedLegacy): Share =>
	onDay(date, {
		applications: 1,
		legacy: 1,
		...(status === 'Approved'
			? { approved: 1, ...(amount && { assistance: amount, 'dollars Legacy': amount, 'grants Legacy': 1 }) }
			: { denied: 1 }),
	})

/** A group that people are counted in. */
export interface Group {
	disorder: DisorderKey
	role: RoleKey
	severity: string
}

interface Affected {
	bleedingDisorder: boolean
	bleedingDisorderType?: string | undefined
	bleedingDisorderRelationship?: string | undefined
	bleedingDisorderSeverity?: string | undefined
}

export function groupOf(application: Affected) {
	const disorder = disorderKeyOf(application.bleedingDisorderType)
	const role = roleKeyOf(application.bleedingDisorderRelationship)
	const severity = application.bleedingDisorderSeverity ?? 'N/A'
	return application.bleedingDisorder && disorder && role ? { disorder, role, severity } : undefined
}

/** What one person adds to a disorder: themselves once, and once in each of their roles. */
export const countsOfPerson = (groups: readonly Omit<Group, 'disorder'>[], state: string): Counts =>
	Object.fromEntries([
		['people', 1],
		[`state ${state}`, 1],
		...groups.flatMap(({ role, severity }) => [
			[role, 1],
			[`${role} ${severity}`, 1],
		]),
	])

/** Sums what falls on the same day. */
function onDays(entries: (readonly [day: string, counts: Counts])[]): Share {
	const days: Record<string, Record<string, number>> = {}
	for (const [day, counts] of entries) {
		const sum = days[day] ?? {}
		days[day] = sum
		for (const [name, many] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + many
	}
	return { ...nothing, days }
}
