import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { queueEnv } from '#functions/platform/env.ts'

/** What the mail queue carries: never the mail itself, only which one. */
export const MailOrder = z.object({
	mail: z.string().min(1),
	/** SES has accepted it under this id, and only the outbox doesn't know yet. */
	accepted: z.string().optional(),
})

export type MailOrder = z.output<typeof MailOrder>

const { MAIL_QUEUE_URL: QueueUrl } = queueEnv()
const queue = new SQSClient({ useQueueUrlAsEndpoint: false })

/** Ordering a mail twice is safe: a sender claims it first. Throws unless the queue took all of them. */
export const orderMails = (orders: MailOrder[], delaySeconds = 0) =>
	Promise.all(
		orders.map((order) =>
			queue.send(
				new SendMessageCommand({
					QueueUrl,
					MessageBody: JSON.stringify(order),
					DelaySeconds: delaySeconds,
				}),
			),
		),
	)
