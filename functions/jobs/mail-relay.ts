import type { DynamoDBStreamEvent } from 'aws-lambda'
import { orderOfKey } from '#functions/domain/mail/mail-id.ts'
import { factsOf, orderMails } from '#functions/domain/mail/orders.ts'
import { setting } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'
import { startFunction } from '#functions/platform/start-function.ts'

const publisher = setting('PUBLISHER')

/**
 * Copies the key of each new outbox item to the queue. It reads nothing else, so no content can make it fail. If the
 * queue doesn't accept a batch, the stream delivers it again for as long as it keeps the records. A stream bears two
 * readers and has them, so this one also starts the publisher when something changed that everyone may read.
 */
export async function handler({ Records }: DynamoDBStreamEvent) {
	const orders = Records.flatMap(({ dynamodb }) => orderOfKey(dynamodb?.Keys?.pk?.S) ?? [])
	try {
		await orderMails(orders)
	} catch (error) {
		log.error('mails not relayed', error, { count: orders.length })
		throw error
	}
	for (const order of orders) log.info('mail relayed', factsOf(order))
	if (orders.length < Records.length)
		await startFunction(publisher, { changed: true }).catch((error) => log.error('change not published', error))
}
