import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
	BatchGetCommand,
	DeleteCommand,
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	type QueryCommandInput,
	UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { requestHandler } from '../aws-calls.ts'
import { setting } from '../env.ts'
import { type Changes, updateExpression, type Where } from './expression.ts'
import { lastOf, type Sort } from './range.ts'

export const TableName = setting('TABLE_NAME')
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler }), {
	marshallOptions: { removeUndefinedValues: true },
})
// This middleware copies every input and output for a logger, and we don't set one.
client.middlewareStack.remove('loggerMiddleware')

export interface ItemKey {
	pk: string
	sk: string
}

export type Item = ItemKey & Record<string, unknown>

/** An item as it was read. It has no type until a schema has parsed it. */
export type UnparsedItem = Record<string, unknown>

/** An item's key together with its parser, so that one call can read items of different kinds. */
export interface Ref<Value> {
	key: ItemKey
	parse: (item: UnparsedItem | undefined) => Value
}

/** DynamoDB's time to live is in seconds and may be days late, so every reader checks the time itself as well. */
export const sweepAfter = (moment: Date) => Math.ceil(moment.getTime() / 1000)

export async function getItem(key: ItemKey) {
	const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))
	return Item
}

export const readRef = async <Value>({ key, parse }: Ref<Value>) => parse(await getItem(key))

/** DynamoDB refuses more keys in one call, and the same key twice. */
const keysInOneCall = 100

/**
 * Returns the items in the order of their keys, of which there may be any number. A key may occur twice. Who reads
 * everything takes items that are a moment old, for half the price.
 */
export async function getItems(keys: ItemKey[], { consistent = true, only = [] as string[] } = {}) {
	const how = { ConsistentRead: consistent, ...(only.length > 0 && projection(['pk', 'sk', ...only])) }
	const different = [...new Map(keys.map(({ pk, sk }) => [textOf({ pk, sk }), { pk, sk }])).values()]
	const calls = Array.from({ length: Math.ceil(different.length / keysInOneCall) }, (_, at) =>
		readHundred(different.slice(at * keysInOneCall, (at + 1) * keysInOneCall), how),
	)
	const found = new Map((await Promise.all(calls)).flat().map((item) => [textOf(item), item]))
	return keys.map((key) => found.get(textOf(key)))
}

/** Any name may be one of DynamoDB's reserved words, as `order` is. */
const projection = (names: readonly string[]) => ({
	ProjectionExpression: names.map((_, at) => `#only${at}`).join(),
	ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#only${at}`, name])),
})

const textOf = ({ pk, sk }: { pk?: unknown; sk?: unknown }) => `${pk}\n${sk}`

/** DynamoDB leaves keys unread if the items are large together or if it is busy. */
async function readHundred(keys: Record<string, unknown>[], how: object) {
	const found: UnparsedItem[] = []
	for (let Keys = keys, attempt = 1; ; attempt++) {
		const { Responses, UnprocessedKeys } = await client.send(
			new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ...how } } }),
		)
		const items: UnparsedItem[] = Responses?.[TableName] ?? []
		found.push(...items)
		Keys = UnprocessedKeys?.[TableName]?.Keys ?? []
		if (Keys.length === 0) return found
		if (items.length > 0) attempt = 1
		else if (attempt === attemptsWhileTaken) throw new Error(`${Keys.length} keys were left unread`)
		await backOff(attempt)
	}
}

export async function queryItems(pk: string, prefix: string, limit: number) {
	const { items } = await queryPage({
		partition: ['pk', pk],
		...(prefix && { sort: ['sk', prefix] }),
		limit,
		newestFirst: false,
	})
	return items
}

/** Reads everything under one partition key. For a single application or user that's usually one call. */
export async function queryWhole(pk: string) {
	const found: UnparsedItem[] = []
	for await (const items of queryPages({ partition: ['pk', pk] })) found.push(...items)
	return found
}

export type PageKey = Record<string, string>

export interface PageQuery {
	index?: string
	partition: [name: string, value: string]
	/** Only items that begin with `first`; with a `last` one, everything from the first beginning to the last. */
	sort?: Sort
	/** Only rows that have this text in what they are searched for. The limit counts the others as well. */
	containing?: string
	limit: number
	newestFirst: boolean
	from?: PageKey
	/** DynamoDB sends only these attributes. Unpacking a large answer takes more CPU than all else that a request does. */
	only?: string[]
}

export async function queryPage(of: PageQuery) {
	const { index, partition, sort, containing, limit, newestFirst, from, only } = of
	const projected = only && projection(only)
	const input: QueryCommandInput = {
		TableName,
		IndexName: index,
		KeyConditionExpression: `#partition = :partition${sort ? ' AND #sort BETWEEN :first AND :last' : ''}`,
		FilterExpression: containing === undefined ? undefined : 'contains(#row.#words, :text)',
		ProjectionExpression: projected?.ProjectionExpression,
		ExpressionAttributeNames: {
			...projected?.ExpressionAttributeNames,
			'#partition': partition[0],
			...(sort && { '#sort': sort[0] }),
			...(containing !== undefined && { '#row': 'row', '#words': 'words' }),
		},
		ExpressionAttributeValues: {
			':partition': partition[1],
			...(sort && { ':first': sort[1], ':last': lastOf(sort) }),
			...(containing !== undefined && { ':text': containing }),
		},
		Limit: limit,
		ScanIndexForward: !newestFirst,
		// People find what they have just sent in their own list; an index can't promise that.
		ConsistentRead: index === undefined,
		ExclusiveStartKey: from,
	}
	const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand(input))
	return { items: Items as UnparsedItem[], last: LastEvaluatedKey as PageKey | undefined }
}

/**
 * Everything in a partition of the table or of an index, oldest first, page by page, for a job that reads all of it.
 */
export async function* queryPages(
	of: Pick<PageQuery, 'index' | 'partition'>,
	limit = 1000,
): AsyncGenerator<UnparsedItem[]> {
	let from: PageKey | undefined
	do {
		const page = await queryPage({ ...of, limit, newestFirst: false, ...(from && { from }) })
		yield page.items
		from = page.last
	} while (from)
}

const attemptsWhileTaken = 8
const longestPause = 500

const takenReasons = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']
const takenErrors = [
	'TransactionConflictException',
	'ThrottlingException',
	'ProvisionedThroughputExceededException',
	'RequestLimitExceeded',
]

/** Others use the item for a moment: a transaction has locked it, or it gets more writes than DynamoDB takes. */
export const isTaken = (error: unknown) =>
	error instanceof TransactionCanceledException
		? (error.CancellationReasons ?? []).some(({ Code = '' }) => takenReasons.includes(Code))
		: error instanceof Error && takenErrors.includes(error.name)

/** Waits longer after each attempt, for a random time, so that waiting requests don't come back together. */
const backOff = (attempt: number) =>
	new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(20 * 2 ** attempt, longestPause)))

export async function retryWhileTaken<Result>(write: () => Promise<Result>) {
	for (let attempt = 1; ; attempt++) {
		try {
			return await write()
		} catch (error) {
			if (!isTaken(error) || attempt === attemptsWhileTaken) throw error
			await backOff(attempt)
		}
	}
}

export async function putItem(item: Item) {
	await retryWhileTaken(() => client.send(new PutCommand({ TableName, Item: item })))
}

export async function deleteItem(key: ItemKey) {
	await retryWhileTaken(() => client.send(new DeleteCommand({ TableName, Key: key })))
}

/** Returns the item after the change, or undefined if the condition didn't hold. */
export async function updateItem(key: ItemKey, changes: Changes, where?: Where | Where[]) {
	const expression = updateExpression(changes, where)
	const input = { TableName, Key: key, ReturnValues: 'ALL_NEW', ...expression } as const
	try {
		const { Attributes } = await retryWhileTaken(() => client.send(new UpdateCommand(input)))
		return Attributes
	} catch (error) {
		if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
		throw error
	}
}
