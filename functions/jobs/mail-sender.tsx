import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod'
import type { Letter } from '#functions/domain/mail/content.ts'
import {
	claimMail,
	finishMail,
	giveUpMail,
	isUndeliverable,
	readMail,
	returnMail,
} from '#functions/domain/mail/delivery.ts'
import { renderLetter } from '#functions/domain/mail/render.tsx'
import { mailEnv } from '#functions/platform/env.ts'
import { count, log } from '#functions/platform/log.ts'

const env = mailEnv()
const ses = new SESClient({ maxAttempts: 2 })
const queue = new SQSClient({ useQueueUrlAsEndpoint: false })

const Order = z.object({ mail: z.string().min(1) })

/** Each mail on its own: one that cannot be sent is tried again later and holds up no other. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const outcomes = await Promise.all(
		Records.map((record) =>
			deliver(record).then(
				() => undefined,
				(error) => postpone(record, error),
			),
		),
	)
	return { batchItemFailures: outcomes.filter((failed) => failed !== undefined) }
}

async function deliver(record: SQSRecord) {
	const { mail: id } = Order.parse(JSON.parse(record.body))
	const mail = await readMail(id)
	if (!mail?.letter || mail.state === 'withheld') return log.info('no mail to send', { mail: id })
	if (await isUndeliverable(mail.to)) {
		await finishMail(id, 'suppressed', new Date())
		return log.warn('mail suppressed', { mail: id })
	}
	const claim = await claimMail(id, new Date())
	if (!claim) throw new InOtherHands('Another sender has this mail')
	const messageId = await send(mail.to, mail.letter).catch(async (error) => {
		await returnMail(claim)
		throw error
	})
	await finishMail(id, 'sent', new Date(), messageId)
	count('MailSent')
	log.info('mail sent', { mail: id })
}

async function send(to: string, letter: Letter) {
	const { subject, html, text } = renderLetter(letter, env.SITE_ADDRESS)
	const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
	const command = new SendEmailCommand({
		Source: env.MAIL_FROM,
		Destination: { ToAddresses: [to] },
		Message: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } },
		ConfigurationSetName: env.MAIL_CONFIGURATION_SET,
	})
	const { MessageId } = await ses.send(command).catch((error) => {
		throw new NotAccepted(error)
	})
	return MessageId
}

class InOtherHands extends Error {
	override name = 'InOtherHands'
}

/** SES quotes the recipient's address in what it says about a refusal; only the kind of refusal goes on from here. */
class NotAccepted extends Error {
	constructor(error: unknown) {
		super('The mail service did not take this mail')
		this.name = error instanceof Error ? error.name : 'NotAccepted'
	}
}

/** Waits longer after each try; after the last the queue moves the order to its dead end and somebody is told. */
async function postpone(record: SQSRecord, error: unknown) {
	const tries = Number(record.attributes.ApproximateReceiveCount)
	const wait = env.MAIL_RETRY_SECONDS[tries - 1]
	const facts = { tries, ...orderOf(record) }
	if (wait === undefined) {
		count('MailFailed')
		log.error('mail given up', error, facts)
		if (facts.mail)
			await giveUpMail(facts.mail, new Date()).catch((reason) => log.error('mail not marked', reason, facts))
	} else log.error('mail postponed', error, facts)
	await waitFor(record, wait ?? 0).catch((reason) => log.error('mail waits as long as others', reason, facts))
	return { itemIdentifier: record.messageId }
}

const waitFor = (record: SQSRecord, seconds: number) =>
	queue.send(
		new ChangeMessageVisibilityCommand({
			QueueUrl: env.MAIL_QUEUE_URL,
			ReceiptHandle: record.receiptHandle,
			VisibilityTimeout: seconds,
		}),
	)

function orderOf({ body }: SQSRecord) {
	try {
		return Order.parse(JSON.parse(body))
	} catch {
		return { mail: undefined }
	}
}
