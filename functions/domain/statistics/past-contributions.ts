import * as z from 'zod'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { applicationContribution, type Contribution, countsOfPerson, groupOf } from './counts.ts'

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

/** The people behind applications that are gone can't be listed, but are still counted. */
export function pastContribution(item: unknown): Contribution {
	const past = PastApplication.parse(item)
	const group = groupOf({
		bleedingDisorder: past.isContact,
		bleedingDisorderType: past.disorder,
		bleedingDisorderRelationship: past.role,
		bleedingDisorderSeverity: past.severity,
	})
	const counts = group && countsOfPerson([group], past.state)
	const disorders: Contribution['disorders'] =
		group && counts ? { [group.disorder]: counts, all: counts } : {}
	return { ...applicationContribution(past), disorders }
}

export const dayOfPast = (item: unknown) => z.object({ day: z.string() }).parse(item).day
