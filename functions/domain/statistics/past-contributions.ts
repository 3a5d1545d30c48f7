import * as z from 'zod'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { disorderKeyOf } from '#shared/statistics/schema.ts'
import { applicationContribution, type Contribution, countsOfPerson, groupOf } from './counts.ts'
import type { Help } from './helped.ts'

const PastApplication = z.object({
	day: z.string(),
	status: ApplicationRecord.shape.status,
	type: z.string(),
	state: z.string(),
	amountApproved: z.number().optional(),
	decidedOn: z.string().optional(),
	waited: z.number().default(0),
	late: z.boolean().default(false),
	paidOn: z.string().optional(),
	disorder: z.string().optional(),
	role: z.string().optional(),
	severity: z.string().optional(),
	isContact: z.boolean().default(false),
})

type PastApplication = z.output<typeof PastApplication>

export const pastOf = (item: unknown) => PastApplication.parse(item)

/** The people behind applications that are gone can't be listed, but are still counted. */
export function pastContribution(past: PastApplication): Contribution {
	const group = groupOf({
		bleedingDisorder: past.isContact,
		bleedingDisorderType: past.disorder,
		bleedingDisorderRelationship: past.role,
		bleedingDisorderSeverity: past.severity,
	})
	const counts = group && countsOfPerson([group], past.state)
	const disorders: Contribution['disorders'] = group && counts ? { [group.disorder]: counts, all: counts } : {}
	return { ...applicationContribution(past), disorders }
}

/** Counts each grant as a person, because a removed application no longer tells whose it was. */
export function pastHelp({ status, amountApproved = 0, day, decidedOn = day, disorder, state }: PastApplication) {
	if (status !== 'Approved' || amountApproved === 0) return undefined
	const short = disorder === undefined ? 'none' : (disorderKeyOf(disorder) ?? 'unknown')
	return { day: decidedOn, order: decidedOn, disorder: short, state } satisfies Help
}

export const dayOfPast = (item: unknown) => z.object({ day: z.string() }).parse(item).day
