import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import { isAnswerLate } from '#shared/applications/progress.ts'
import { dayOf, daysBetween } from '#shared/dates.ts'
import { type DisorderKey, disorderKeyOf, type RoleKey, roleKeyOf } from '#shared/statistics/schema.ts'

/** Counts by a name such as `approved`, `state AL` or `dollars Food`. */
export type Counts = Readonly<Record<string, number>>

/** Counts by bucket: a day, a month, a year or `all`, or the short name of a disorder. */
export type Buckets = Map<string, Record<string, number>>

/** A thing adds these counts to its days and its disorders. */
export interface Contribution {
	days: Readonly<Record<string, Counts>>
	disorders: Readonly<Record<string, Counts>>
}

export const nothing: Contribution = { days: {}, disorders: {} }

export const onDay = (day: string, counts: Counts): Contribution => ({ ...nothing, days: { [day]: counts } })

interface CountedApplication {
	day: string
	state: string
	type: string
	status: Application['status']
	amountApproved?: number | undefined
	decidedOn?: string | undefined
	/** Whole days until the decision, or until now. */
	waited: number
	/** True if that is longer than promised. An application that was opened again waits from that day on. */
	late: boolean
	paidOn?: string | undefined
}

/** An application counts on the day it was sent, its decision and dollars on the day of the decision. */
export function applicationContribution(application: CountedApplication): Contribution {
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
export function storedContribution(application: Application, now: Date): Contribution {
	const seen = asApplicantSees(application, now)
	const { issuedOn, state, type, status, amountApproved, decision, payment, withdrawnOn } = seen
	const until = status === 'Pending' ? (withdrawnOn ?? now) : (decision?.date ?? issuedOn)
	return applicationContribution({
		day: dayOf(new Date(issuedOn)),
		state,
		type,
		status,
		amountApproved,
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
export const legacyContribution = ({ date, status, amount }: CountedLegacy): Contribution =>
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

/** A person counts for a disorder once, and once in each of their roles. */
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
function onDays(entries: (readonly [day: string, counts: Counts])[]): Contribution {
	const days: Record<string, Record<string, number>> = {}
	for (const [day, counts] of entries) {
		const sum = days[day] ?? {}
		days[day] = sum
		for (const [name, many] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + many
	}
	return { ...nothing, days }
}
