import * as z from 'zod'

export const ApplicationSettings = z.object({ guestApplications: z.boolean() })
