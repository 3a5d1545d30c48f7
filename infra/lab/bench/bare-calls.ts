import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
	BatchGetCommand,
	type BatchGetCommandInput,
	DynamoDBDocumentClient,
	GetCommand,
	type GetCommandInput,
	PutCommand,
	type PutCommandInput,
	QueryCommand,
	type QueryCommandInput,
	TransactWriteCommand,
	type TransactWriteCommandInput,
	UpdateCommand,
	type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'

interface Call {
	operation: string
	input: unknown
}

const dynamo = new DynamoDBClient({})
// The functions' own client does without this middleware too.
dynamo.middlewareStack.remove('loggerMiddleware')
const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } })

const send: Readonly<Record<string, (input: unknown) => Promise<unknown>>> = {
	GetItem: (input) => client.send(new GetCommand(input as GetCommandInput)),
	BatchGetItem: (input) => client.send(new BatchGetCommand(input as BatchGetCommandInput)),
	Query: (input) => client.send(new QueryCommand(input as QueryCommandInput)),
	PutItem: (input) => client.send(new PutCommand(input as PutCommandInput)),
	UpdateItem: (input) => client.send(new UpdateCommand(input as UpdateCommandInput)),
	TransactWriteItems: (input) => client.send(new TransactWriteCommand(input as TransactWriteCommandInput)),
}

/** The answer is a function that sends again the calls that this work sends to the table, and does nothing else. */
export async function bareCalls(endpoint: string, work: () => Promise<void>) {
	const recent = async (): Promise<Call[]> => (await fetch(`${endpoint}/recent`)).json() as Promise<Call[]>
	await recent()
	await work()
	const sent = (await recent()).map(({ operation, input }) => ({ operation, input: plain(input) }))
	return {
		operations: sent.map(({ operation }) => operation),
		calls: async () => {
			for (const { operation, input } of sent) {
				const again = send[operation]
				if (!again) throw new Error(`The bench cannot send a ${operation} by itself`)
				await again(input)
			}
		},
	}
}

const simple: Readonly<Record<string, (value: unknown) => unknown>> = {
	S: String,
	N: Number,
	BOOL: Boolean,
	NULL: () => null,
	L: plain,
	M: plain,
}

/** Converts DynamoDB's own notation to plain values, such as `{ N: '5' }` to 5. */
function plain(written: unknown): unknown {
	if (Array.isArray(written)) return written.map(plain)
	if (typeof written !== 'object' || written === null) return written
	const entries = Object.entries(written)
	const [[kind, value] = []] = entries
	const convert = entries.length === 1 && kind !== undefined ? simple[kind] : undefined
	return convert ? convert(value) : Object.fromEntries(entries.map(([name, part]) => [name, plain(part)]))
}
