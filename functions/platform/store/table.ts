import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
	BatchGetCommand,
	DeleteCommand,
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	TransactWriteCommand,
	type TransactWriteCommandInput,
	UpdateCommand,
	type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { countCalls } from '#functions/platform/aws-calls.ts'
import { tableEnv } from '#functions/platform/env.ts'

const { TABLE_NAME: TableName } = tableEnv()
const dynamo = new DynamoDBClient({})
countCalls(dynamo)
const client = DynamoDBDocumentClient.from(dynamo, {
	marshallOptions: { removeUndefinedValues: true },
})

export interface Key {
	pk: string
	sk: string
}

export type Item = Key & Record<string, unknown>

type Operation<Name extends 'Put' | 'Update' | 'Delete' | 'ConditionCheck'> = Omit<
	NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number][Name]>,
	'TableName'
>

export type Write =
	| { Put: Operation<'Put'> }
	| { Update: Operation<'Update'> }
	| { Delete: Operation<'Delete'> }
	| { ConditionCheck: Operation<'ConditionCheck'> }

/** A condition of a write did not hold. `at` names the writes of the transaction it was. */
export class ConditionFailed extends Error {
	readonly at: number[]

	constructor(at: number[]) {
		super('A condition of the write did not hold')
		this.at = at
	}
}

export const unlessExists = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Time to live wants seconds; it only sweeps, every reader checks the time itself. */
export const sweepAfter = (moment: Date) => Math.ceil(moment.getTime() / 1000)

export async function getItem(key: Key) {
	const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))
	return Item
}

/** Each in the place of its key; a key may stand in two places, which DynamoDB itself refuses. */
export async function getItems(keys: Key[]) {
	const found: Record<string, unknown>[] = []
	const different = [...new Map(keys.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }])).values()]
	for (let Keys: Record<string, unknown>[] = different; Keys.length > 0; ) {
		const { Responses, UnprocessedKeys } = await client.send(
			new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
		)
		found.push(...(Responses?.[TableName] ?? []))
		Keys = UnprocessedKeys?.[TableName]?.Keys ?? []
	}
	return keys.map((key) => found.find((item) => item.pk === key.pk && item.sk === key.sk))
}

export async function queryItems(pk: string, prefix = '', limit = 100) {
	const { Items } = await client.send(
		new QueryCommand({
			TableName,
			KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
			ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
			ConsistentRead: true,
			Limit: limit,
		}),
	)
	return Items ?? []
}

/** Everything below one key, however much it is; one call for what people make of one thing. */
export async function queryWhole(pk: string) {
	const items: Record<string, unknown>[] = []
	let from: Record<string, unknown> | undefined
	do {
		const { Items = [], LastEvaluatedKey } = await client.send(
			new QueryCommand({
				TableName,
				KeyConditionExpression: 'pk = :pk',
				ExpressionAttributeValues: { ':pk': pk },
				ConsistentRead: true,
				ExclusiveStartKey: from,
			}),
		)
		items.push(...Items)
		from = LastEvaluatedKey
	} while (from)
	return items
}

export type PageKey = Record<string, string>

interface PageQuery {
	index?: string
	partition: [name: string, value: string]
	/** Only what begins with this. */
	sort?: [name: string, beginning: string]
	limit: number
	backwards: boolean
	from?: PageKey
}

/** One page, and where the next begins. */
export async function queryPage({ index, partition, sort, limit, backwards, from }: PageQuery) {
	const { Items, LastEvaluatedKey } = await client.send(
		new QueryCommand({
			TableName,
			IndexName: index,
			KeyConditionExpression: `#partition = :partition${sort ? ' AND begins_with(#sort, :sort)' : ''}`,
			ExpressionAttributeNames: { '#partition': partition[0], ...(sort && { '#sort': sort[0] }) },
			ExpressionAttributeValues: { ':partition': partition[1], ...(sort && { ':sort': sort[1] }) },
			Limit: limit,
			ScanIndexForward: !backwards,
			// Whoever has just sent something finds it in their own list; the indexes cannot promise that.
			ConsistentRead: index === undefined,
			ExclusiveStartKey: from,
		}),
	)
	return { items: Items ?? [], last: LastEvaluatedKey }
}

const conflictTries = 6

/** Somebody else's transaction has the item at this moment, and is done with it in the next. */
const isTaken = (error: unknown) =>
	error instanceof TransactionCanceledException
		? error.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict')
		: error instanceof Error && error.name === 'TransactionConflictException'

async function whenFree<Result>(write: () => Promise<Result>) {
	for (let attempt = 1; ; attempt++) {
		try {
			return await write()
		} catch (error) {
			if (!isTaken(error) || attempt === conflictTries) throw error
			await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
		}
	}
}

export async function putItem(item: Item) {
	await whenFree(() => client.send(new PutCommand({ TableName, Item: item })))
}

export async function deleteItem(key: Key) {
	await whenFree(() => client.send(new DeleteCommand({ TableName, Key: key })))
}

/** The item after the change, or undefined where the condition did not hold. */
export async function updateItem(input: Omit<UpdateCommandInput, 'TableName' | 'ReturnValues'>) {
	try {
		const { Attributes } = await whenFree(() =>
			client.send(new UpdateCommand({ TableName, ReturnValues: 'ALL_NEW', ...input })),
		)
		return Attributes
	} catch (error) {
		if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
		throw error
	}
}

/** All of it or none of it. */
export async function transact(writes: Write[]) {
	const TransactItems = writes.map((write) =>
		Object.fromEntries(Object.entries(write).map(([kind, of]) => [kind, { TableName, ...of }])),
	)
	await whenFree(() =>
		client.send(new TransactWriteCommand({ TransactItems })).catch((error) => {
			throw conditionFailed(error) ?? error
		}),
	)
}

function conditionFailed(error: unknown) {
	if (!(error instanceof TransactionCanceledException)) return undefined
	const reasons = error.CancellationReasons ?? []
	const failed = reasons.flatMap(({ Code }, at) => (Code === 'ConditionalCheckFailed' ? [at] : []))
	return failed.length > 0 ? new ConditionFailed(failed) : undefined
}
