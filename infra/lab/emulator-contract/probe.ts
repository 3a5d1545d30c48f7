import { DynamoDBClient, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type {
	APIGatewayProxyEvent,
	APIGatewayProxyResult,
	DynamoDBStreamEvent,
	EventBridgeEvent,
	SQSBatchResponse,
	SQSEvent,
} from 'aws-lambda'

/** Every function of the contract stack runs this code. They differ in their roles, which is what the tests check. */
const { TABLE = '', BUCKET = '', QUEUE = '', SENDER = '' } = process.env
const local = { forcePathStyle: true }

const actions: Record<string, (key: string) => Promise<unknown>> = {
	put: (key) =>
		new DynamoDBClient({}).send(new PutItemCommand({ TableName: TABLE, Item: { pk: { S: key }, sk: { S: '-' } } })),
	update: (key) =>
		new DynamoDBClient({}).send(
			new UpdateItemCommand({
				TableName: TABLE,
				Key: { pk: { S: key }, sk: { S: '-' } },
				UpdateExpression: 'SET touched = :yes',
				ExpressionAttributeValues: { ':yes': { BOOL: true } },
			}),
		),
	read: (Key) => new S3Client(local).send(new GetObjectCommand({ Bucket: BUCKET, Key })),
	mail: (from) =>
		new SESClient({}).send(
			new SendEmailCommand({
				Source: from || SENDER,
				Destination: { ToAddresses: ['probe@example.org'] },
				Message: { Subject: { Data: 'Probe' }, Body: { Text: { Data: 'Probe' } } },
			}),
		),
}

type Event = APIGatewayProxyEvent | DynamoDBStreamEvent | SQSEvent | EventBridgeEvent<'Scheduled Event', object>

export async function handler(event: Event): Promise<APIGatewayProxyResult | SQSBatchResponse> {
	if ('httpMethod' in event) return await answer(event)
	if (!('Records' in event)) say({ clock: event.source })
	else for (const record of event.Records) if ('dynamodb' in record) say({ stream: record.dynamodb })
	return { batchItemFailures: await failures(event) }
}

/** `/api/do?action=…&key=…` runs the action. Any other request gets an echo of what arrived. */
async function answer(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
	const { action = '', key = '' } = event.queryStringParameters ?? {}
	say({ path: event.path, key })
	const act = actions[action]
	const body = act
		? await act(key).then(
				() => ({ done: true }),
				(error: Error) => ({ refused: error.name }),
			)
		: { headers: event.headers, many: event.multiValueQueryStringParameters, body: event.body }
	return {
		statusCode: action === 'teapot' ? 418 : 200,
		multiValueHeaders: { 'set-cookie': ['one=1; Path=/; HttpOnly', 'two=2; Path=/'] },
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	}
}

async function failures(event: Event) {
	if (!('Records' in event)) return []
	const failed: { itemIdentifier: string }[] = []
	for (const record of event.Records) {
		if (!('messageId' in record)) continue
		const attempts = Number(record.attributes.ApproximateReceiveCount)
		say({ message: record.body, attempts, at: Date.now() })
		if (record.body.startsWith('good')) continue
		if (record.body.startsWith('later') && attempts > 1) continue
		if (record.body.startsWith('later'))
			await new SQSClient({}).send(
				new ChangeMessageVisibilityCommand({
					QueueUrl: QUEUE,
					ReceiptHandle: record.receiptHandle,
					VisibilityTimeout: 3,
				}),
			)
		failed.push({ itemIdentifier: record.messageId })
	}
	return failed
}

const say = (what: object) => void process.stdout.write(`${JSON.stringify(what)}\n`)
