import * as z from 'zod'

/** A mail in the states `queued`, `sending`, `sent` and `taken-back` is as it should be. */
export const mailStates = [
	'queued',
	'withheld',
	'sending',
	'sent',
	'bounced',
	'suppressed',
	'expired',
	'failed',
	'taken-back',
] as const

/** `delayed` may pass by itself; to an address that bounced or complained nothing is sent. */
const addressStates = ['reachable', 'delayed', 'bounced', 'complained'] as const

/** Tells employees who would write to someone whether mail reaches them. */
export const Delivery = z.object({
	address: z.enum(addressStates),
	/** The address is in this state since then, unless it is reachable. */
	since: z.string().optional(),
	lastMail: z.object({ template: z.string(), state: z.enum(mailStates), at: z.string() }).optional(),
	/** An applicant who has changed the email of their account gets emails there. */
	to: z.string().optional(),
})

export type Delivery = z.output<typeof Delivery>

export const deliverySentences = {
	tryingAgain: 'We’ll send email to this address again.',
	tryingAgainWithMail: 'We’ll send email to this address again, beginning with the one that was waiting.',
} as const
