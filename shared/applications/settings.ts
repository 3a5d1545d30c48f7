import * as z from 'zod'

export const ApplicationSettings = z.object({
	guestApplications: z.boolean().default(false),
	/** The documented rule: without a bill an application is denied after 15 days. */
	closesWithoutBill: z.boolean().default(true),
})
