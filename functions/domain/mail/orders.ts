import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { setting } from '#functions/platform/env.ts'
import { requestOf } from './mail-id.ts'

/** The mail queue carries this: never the mail itself, only which one. */
export const MailOrder = z.union([
	z.object({
		mail: z.string().min(1),
		/** SES has accepted it under this id, and only the outbox doesn't know yet. */
		accepted: z.string().optional(),
	}),
	/** The next mails to the guests of an event. */
	z.object({ mailing: z.string().min(1) }),
])

export type MailOrder = z.output<typeof MailOrder>

const QueueUrl = setting('MAIL_QUEUE_URL')
const queue = new SQSClient({ requestHandler, useQueueUrlAsEndpoint: false })

/** For the log: which mail or mailing, and the request that queued a mail. */
export const factsOf = (order: MailOrder): { mail?: string; requestId?: string; mailing?: string } =>
	'mail' in order ? { mail: order.mail, requestId: requestOf(order.mail) } : { mailing: order.mailing }

/** Ordering a mail twice is safe: a sender claims it first. Throws unless the queue took all of them. */
export const orderMails = (orders: MailOrder[], delaySeconds = 0) =>
	Promise.all(
		orders.map((order) =>
			queue.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(order), DelaySeconds: delaySeconds })),
		),
	)
