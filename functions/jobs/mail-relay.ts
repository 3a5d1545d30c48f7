import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mailOfKey, requestOf } from '#functions/domain/mail/mail-id.ts'
import { orderMails } from '#functions/domain/mail/orders.ts'
import { log } from '#functions/platform/log.ts'

/**
 * Copies the key of each new outbox item to the queue. It reads nothing else, so no content can make it fail. If the
 * queue doesn't accept a batch, the stream delivers it again for as long as it keeps the records.
 */
export async function handler({ Records }: DynamoDBStreamEvent) {
	const mails = Records.flatMap(({ dynamodb }) => mailOfKey(dynamodb?.Keys?.pk?.S) ?? [])
	try {
		await orderMails(mails.map((mail) => ({ mail })))
	} catch (error) {
		log.error('mails not relayed', error, { count: mails.length })
		throw error
	}
	for (const mail of mails) log.info('mail relayed', { mail, requestId: requestOf(mail) })
}
