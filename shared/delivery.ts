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

/** `delayed` may pass by itself; to an address that bounced or complained nothing is sent, and `none` is no address. */
const addressStates = ['reachable', 'delayed', 'bounced', 'complained', 'none'] as const

/** Tells employees who would write to someone whether mail reaches them. */
export const Delivery = z.object({
	address: z.enum(addressStates),
	/** The address is in this state since then, unless it is reachable. */
	since: z.string().optional(),
	lastMail: z.object({ template: z.string(), state: z.enum(mailStates), at: z.string() }).optional(),
	/** The email about the decision that holds now wasn't sent because of the address, whatever followed it. */
	decisionKeptBack: z.literal(true).optional(),
	/** An applicant who has changed the email of their account gets emails there. */
	to: z.string().optional(),
	/** The helper, who gets a short note beside the applicant's email. */
	copyTo: z.string().optional(),
})

export type Delivery = z.output<typeof Delivery>

/** After a bounce or a complaint, or without an address, nothing is sent, not even a decision. */
export const getsNoMail = (delivery: Pick<Delivery, 'address'> | undefined) =>
	delivery !== undefined && ['bounced', 'complained', 'none'].includes(delivery.address)

export const deliverySentences = {
	tryingAgain: 'We’ll send email to this address again.',
	tryingAgainWithMail: 'We’ll send email to this address again, beginning with what was waiting.',
} as const
