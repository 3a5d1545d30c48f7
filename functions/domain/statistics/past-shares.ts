import * as z from 'zod'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { countsOfPerson, groupOf, type Share, shareOfApplication } from './counts.ts'

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
export function shareOfPast(item: unknown): Share {
	const past = PastApplication.parse(item)
	const group = groupOf({
		bleedingDisorder: past.isContact,
		bleedingDisorderType: past.disorder,
		bleedingDisorderRelationship: past.role,
		bleedingDisorderSeverity: past.severity,
	})
	const counts = group && countsOfPerson([group], past.state)
	const disorders: Share['disorders'] = group && counts ? { [group.disorder]: counts, all: counts } : {}
	return { ...shareOfApplication(past), disorders }
}

export const dayOfPast = (item: unknown) => z.object({ day: z.string() }).parse(item).day
