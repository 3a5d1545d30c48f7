import * as z from 'zod'
import { addDays } from '../dates.ts'
import { dollars } from '../dollars.ts'

/** A higher limit on grants, or none, that counts from the beginning of a day, YYYY-MM-DD. */
const RaisedLimit = z.object({ mostGrantedAlone: z.number().int().optional(), from: z.string() })

export const monthNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

export const ApplicationSettings = z.object({
	guestApplications: z.boolean().default(false),
	/** The documented rule: without a bill an application is denied after 15 days. */
	closesWithoutBill: z.boolean().default(true),
	/** In whole dollars. An approval of more needs a second employee; without it none does. */
	mostGrantedAlone: z.number().int().optional(),
	raised: RaisedLimit.optional(),
	/** The month in which the organization's year begins. */
	yearBegins: z.enum(monthNumbers).default('01'),
})

export type ApplicationSettings = z.output<typeof ApplicationSettings>

/** The settings that everyone may know. */
export const PublicSettings = ApplicationSettings.pick({
	guestApplications: true,
	closesWithoutBill: true,
	yearBegins: true,
})

export const GrantSettings = ApplicationSettings.pick({ mostGrantedAlone: true, raised: true })

export type GrantSettings = z.output<typeof GrantSettings>

/** The limit that is in force on a day, and the one that will be. */
export const limitOn = (today: string, { mostGrantedAlone, raised }: GrantSettings): GrantSettings =>
	raised && raised.from <= today ? { mostGrantedAlone: raised.mostGrantedAlone } : { mostGrantedAlone, raised }

/** For the middle of a sentence. */
export const limitInWords = (limit: number | undefined) => (limit === undefined ? 'no limit' : dollars(limit))

/**
 * One stolen key must not be enough for any sum, so a higher limit counts only once colleagues had the chance to read of
 * it. A lower one counts at once, and so does taking back what was raised.
 */
export function changeLimit(today: string, before: GrantSettings, mostGrantedAlone: number | undefined): GrantSettings {
	const inForce = limitOn(today, before).mostGrantedAlone
	const isRaised = inForce !== undefined && (mostGrantedAlone === undefined || mostGrantedAlone > inForce)
	return isRaised
		? { mostGrantedAlone: inForce, raised: { mostGrantedAlone, from: addDays(today, 1) } }
		: { mostGrantedAlone, raised: undefined }
}
