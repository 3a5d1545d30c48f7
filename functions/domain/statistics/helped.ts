import type * as z from 'zod'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import type { People } from '#functions/domain/people/same-person.ts'
import { addMonths, dayOf, twelveMonths } from '#shared/dates.ts'
import type { LegacyRecord } from '#shared/legacy/schema.ts'
import { disorderKeyOf, statisticsBegin } from '#shared/statistics/schema.ts'
import type { Buckets } from './counts.ts'

type Legacy = z.output<typeof LegacyRecord>

/** A grant to someone. */
export interface Help {
	/** Their number among all people, or the name in an old list. Absent where what remains doesn't say who it was. */
	person?: number | string
	/** The day of the decision. */
	day: string
	/** Sorts someone's grants. */
	order: string
	/** The short name of a disorder, `none`, or `unknown`. */
	disorder: string
	/** A two-letter code, or `unknown`. */
	state: string
}

export function helpIn(application: Application, person: number, now: Date): Help | undefined {
	const { status, amountApproved = 0, decision, issuedOn } = asApplicantSees(application, now)
	if (status !== 'Approved' || amountApproved === 0) return undefined
	const { token, state, bleedingDisorder, bleedingDisorderType } = application
	const day = dayOf(new Date(decision?.date ?? issuedOn))
	return {
		person,
		day,
		order: `${day} ${issuedOn} ${token}`,
		disorder: bleedingDisorder ? (disorderKeyOf(bleedingDisorderType) ?? 'unknown') : 'none',
		state,
	}
}

/** A list from before this system has names, and neither birthdays nor states. */
export const legacyHelp = ({ token, firstName, lastName, date, status, amount }: Legacy): Help | undefined =>
	status === 'Approved' && amount > 0
		? {
				person: `${firstName} ${lastName}`.toLowerCase(),
				day: date,
				order: `${date} ${token}`,
				disorder: 'unknown',
				state: 'unknown',
			}
		: undefined

/**
 * Counts the people who were helped in any twelve months, by the first of these months: a fiscal year may begin in any
 * month, and people can't be added up from months. The newest grant within them says where someone lives. One span is
 * counted after the other, so that a person is held once and not twelve times.
 */
export function countHelped(help: readonly Help[], all: Pick<People, 'of'>): Buckets {
	const months = Map.groupBy(help, ({ day }) => day.slice(0, 7))
	const counted: Buckets = new Map()
	for (const span of new Set([...months.keys()].flatMap(spansOf))) {
		const people = new Map<number | string | Help, Help>()
		for (const one of twelveMonths(span).flatMap((month) => months.get(month) ?? [])) {
			const who = typeof one.person === 'number' ? all.of(one.person) : (one.person ?? one)
			const before = people.get(who)
			if (!before || before.order < one.order) people.set(who, one)
		}
		counted.set(span, sumOf([...people.values()]))
	}
	return counted
}

/** The first months of the spans of twelve months that a month is in. */
const spansOf = (month: string) =>
	`${month}-01` < statisticsBegin
		? []
		: twelveMonths(addMonths(month, -11)).filter((first) => `${first}-01` >= statisticsBegin)

function sumOf(help: readonly Help[]) {
	const counts: Record<string, number> = { people: help.length }
	for (const { disorder, state } of help)
		for (const name of [`disorder ${disorder}`, `state ${state}`]) counts[name] = (counts[name] ?? 0) + 1
	return counts
}
