import * as z from 'zod'

/** What became of a mail. `queued`, `sending`, `sent` and `taken-back` are as they should be. */
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

/** How someone's mailbox is reached, for employees who would write to it. */
export const Delivery = z.object({
	address: z.enum(addressStates),
	/** When the address came to be like that, unless it is reachable. */
	since: z.string().optional(),
	lastMail: z.object({ template: z.string(), state: z.enum(mailStates), at: z.string() }).optional(),
})

export type Delivery = z.output<typeof Delivery>

export const deliverySentences = {
	tryingAgain: 'We’ll send email to this address again.',
	tryingAgainWithMail: 'We’ll send email to this address again, beginning with the one that was waiting.',
} as const
