import * as z from 'zod'

/** Every mail there is, with what its template needs (functions/domain/mail/templates). */
export const MailContent = z.discriminatedUnion('template', [
	z.object({ template: z.literal('verification'), firstName: z.string(), code: z.string() }),
	z.object({ template: z.literal('address-in-use'), firstName: z.string() }),
	z.object({ template: z.literal('recovery'), firstName: z.string(), code: z.string() }),
	z.object({ template: z.literal('password-changed'), firstName: z.string() }),
	z.object({ template: z.literal('made-employee'), firstName: z.string() }),
	z.object({ template: z.literal('key-reset'), firstName: z.string() }),
	z.object({
		template: z.literal('application-received'),
		firstName: z.string(),
		token: z.string(),
		/** Whether they have an account, and so a dashboard. */
		member: z.boolean(),
	}),
	z.object({
		template: z.literal('decision'),
		firstName: z.string(),
		status: z.enum(['Approved', 'Denied']),
		/** Whole dollars. */
		granted: z.number(),
		message: z.string(),
		member: z.boolean(),
	}),
	z.object({ template: z.literal('staff-message'), firstName: z.string(), message: z.string() }),
])

export type MailContent = z.output<typeof MailContent>
