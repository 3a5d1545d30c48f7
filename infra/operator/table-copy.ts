import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { keyOf, Stored } from '#functions/domain/erasing/stored.ts'

type Key = Pick<Stored, 'pk' | 'sk'>

const keyText = ({ pk, sk }: Key) => `${pk}\n${sk}`

type Requests = NonNullable<BatchWriteCommand['input']['RequestItems']>[string]

/** A whole table, for commands that an operator runs. */
export class WholeTable {
	readonly name: string
	readonly client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
		marshallOptions: { removeUndefinedValues: true },
	})

	constructor(name: string) {
		this.name = name
	}

	async *items() {
		const pages = paginateScan({ client: this.client }, { TableName: this.name, ConsistentRead: true })
		for await (const { Items = [] } of pages) for (const item of Items) yield Stored.parse(item)
	}

	/** Reads these items, 100 at most, and returns them by their keys. */
	async find(keys: Key[]) {
		const found = new Map<string, Stored>()
		for (let Keys: Record<string, unknown>[] = keys.map(keyOf); Keys.length > 0; ) {
			const { Responses, UnprocessedKeys } = await this.client.send(
				new BatchGetCommand({ RequestItems: { [this.name]: { Keys, ConsistentRead: true } } }),
			)
			for (const item of Responses?.[this.name] ?? []) {
				const stored = Stored.parse(item)
				found.set(keyText(stored), stored)
			}
			Keys = UnprocessedKeys?.[this.name]?.Keys ?? []
		}
		return { at: (key: Key) => found.get(keyText(key)) }
	}

	async write({ put = [], remove = [] }: { put?: Stored[]; remove?: Key[] }) {
		const requests = [
			...put.map((Item) => ({ PutRequest: { Item } })),
			...remove.map((key) => ({ DeleteRequest: { Key: keyOf(key) } })),
		]
		for (let at = 0; at < requests.length; at += 25)
			for (let waiting: Requests = requests.slice(at, at + 25); waiting.length > 0; ) {
				const RequestItems = { [this.name]: waiting }
				const { UnprocessedItems } = await this.client.send(new BatchWriteCommand({ RequestItems }))
				waiting = UnprocessedItems?.[this.name] ?? []
			}
	}
}
