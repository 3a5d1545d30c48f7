import * as z from 'zod'

export const ApplicationSettings = z.object({
	guestApplications: z.boolean().default(false),
	/** The documented rule: without a bill an application is denied after 15 days. */
	closesWithoutBill: z.boolean().default(true),
	/** In whole dollars. An approval of more needs a second employee; without it none does. */
	mostGrantedAlone: z.number().int().optional(),
})

export type ApplicationSettings = z.output<typeof ApplicationSettings>

/** The settings that everyone may know. */
export const PublicSettings = ApplicationSettings.pick({ guestApplications: true, closesWithoutBill: true })

export const GrantSettings = ApplicationSettings.pick({ mostGrantedAlone: true })
