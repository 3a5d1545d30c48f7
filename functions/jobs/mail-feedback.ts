import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod'
import { markDelayed, markUndeliverable } from '#functions/domain/mail/address.ts'
import { mustArrive } from '#functions/domain/mail/content.ts'
import { requestOf } from '#functions/domain/mail/mail-id.ts'
import { markBounced, readMail } from '#functions/domain/mail/sending.ts'
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

/** The tags that the mail sender set. */
const MailTags = z.object({ mail: z.tuple([z.string()]), template: z.tuple([z.string()]) })

/** What kind of report a mail provider sent. Some send none. */
const feedbackType = z.string().toLowerCase().nullish()

/** These reports don't say that the recipient wants no mail. With `not-spam` someone took ours out of the spam folder. */
const isNoComplaint = ['not-spam', 'auth-failure', 'virus']

/** The parts of an SES event that we use. */
const Feedback = json
	.pipe(z.object({ Message: json }))
	.pipe(
		z.object({
			Message: z.object({
				bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
				complaint: z.object({ complainedRecipients: recipients, complaintFeedbackType: feedbackType }).optional(),
				mail: z.object({ tags: MailTags.optional().catch(undefined) }).optional(),
			}),
		}),
	)

type Feedback = z.output<typeof Feedback>['Message']

/** Feedback that can't be parsed is logged and dropped, because a retry won't help. A failed write is retried by the queue. */
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

/** A temporary bounce, such as a full mailbox, doesn't block an address. A permanent one or a complaint does. */
async function note({ bounce, complaint, mail }: Feedback, now: Date) {
	const permanent = bounce?.bounceType === 'Permanent'
	if (!(await isOfErased(mail?.tags))) {
		for (const { emailAddress } of bounce?.bouncedRecipients ?? [])
			await (permanent ? markUndeliverable(emailAddress, 'bounced', now) : markDelayed(emailAddress, now))
		for (const { emailAddress } of complainedIn(complaint)) await markUndeliverable(emailAddress, 'complained', now)
	}
	if (permanent && mail?.tags) await noteBounced(mail.tags, now)
}

const complainedIn = (complaint: Feedback['complaint']) =>
	complaint && !isNoComplaint.includes(complaint.complaintFeedbackType ?? '') ? complaint.complainedRecipients : []

type Tags = z.output<typeof MailTags>

/**
 * Nothing more goes to someone who was erased, so their address isn't written back: not by their last mail, nor by one
 * that was erased while it was on its way.
 */
const isOfErased = async (tags: Tags | undefined) =>
	tags !== undefined && (tags.template[0] === 'erased' || !(await readMail(tags.mail[0])))

/** A bounced mail that must arrive is logged as an error, so that an alarm tells employees to reach the person another way. */
async function noteBounced({ mail: [mail], template: [template] }: Tags, now: Date) {
	await markBounced(mail, now)
	const facts = { mail, requestId: requestOf(mail) }
	if (mustArrive(template)) log.error('decision bounced', new Bounced(), facts)
	else log.info('mail bounced', facts)
}

class Bounced extends Error {
	override name = 'Bounced'
}
