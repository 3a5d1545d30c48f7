import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod'
import { markDelayed, markUndeliverable } from '#functions/domain/mail/delivery.ts'
import { log } from '#functions/platform/log.ts'

const json = z.string().transform((text, context): unknown => {
	try {
		return JSON.parse(text)
	} catch {
		context.addIssue({ code: 'custom', message: 'not JSON' })
		return z.NEVER
	}
})

const recipients = z.array(z.object({ emailAddress: z.string().min(3).max(320) }))

/** What SES publishes about a mail, as far as it concerns us. */
const Feedback = json.pipe(z.object({ Message: json })).pipe(
	z.object({
		Message: z.object({
			bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
			complaint: z.object({ complainedRecipients: recipients }).optional(),
		}),
	}),
)

type Feedback = z.output<typeof Feedback>['Message']

/** What cannot be read will not become readable: it is counted and let go. What could not be written comes again. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
	for (const { messageId, body } of Records) {
		const feedback = Feedback.safeParse(body)
		if (!feedback.success) {
			log.warn('mail feedback not understood')
			continue
		}
		try {
			await note(feedback.data.Message, new Date())
		} catch (error) {
			log.error('mail feedback not noted', error)
			batchItemFailures.push({ itemIdentifier: messageId })
		}
	}
	log.info('mail feedback', { count: Records.length })
	return { batchItemFailures }
}

/** A full mailbox today is no reason to stop writing; a dead address or a complaint is. */
async function note({ bounce, complaint }: Feedback, now: Date) {
	const permanent = bounce?.bounceType === 'Permanent'
	for (const { emailAddress } of bounce?.bouncedRecipients ?? [])
		await (permanent ? markUndeliverable(emailAddress, 'bounced', now) : markDelayed(emailAddress, now))
	for (const { emailAddress } of complaint?.complainedRecipients ?? [])
		await markUndeliverable(emailAddress, 'complained', now)
}
