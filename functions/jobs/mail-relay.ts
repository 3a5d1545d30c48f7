import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { queueEnv } from '#functions/platform/env.ts'
import { log } from '#functions/platform/log.ts'

const { MAIL_QUEUE_URL: QueueUrl } = queueEnv()
const queue = new SQSClient({ useQueueUrlAsEndpoint: false })

/**
 * Copies the key of each new outbox item to the queue and looks at nothing else, so no content can stop it.
 * Trying again is the queue's business: AWS and every emulator agree about how a queue does that.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	for (const { dynamodb } of Records) {
		const mail = dynamodb?.Keys?.pk?.S?.replace('MAIL#', '')
		if (!mail) continue
		try {
			await queue.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ mail }) }))
			log.info('mail relayed', { mail })
		} catch (error) {
			// The stream delivers from this record on again, and order is kept.
			log.error('mail not relayed', error, { mail })
			return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] }
		}
	}
	return { batchItemFailures: [] }
}
