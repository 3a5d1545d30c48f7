import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { keyOf, Stored } from '#functions/domain/erasing/stored.ts'

type Key = Pick<Stored, 'pk' | 'sk'>

const keyText = ({ pk, sk }: Key) => `${pk}\n${sk}`

export const isSame = isDeepStrictEqual

/** A whole table, for commands that an operator runs. */
export class WholeTable {
	readonly name: string
	readonly client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
		marshallOptions: { removeUndefinedValues: true },
	})

	constructor(name: string) {
		this.name = name
	}

	/** Every item, in groups of as many as can be read or written at once. */
	async *groups(size = 100): AsyncGenerator<Stored[]> {
		const pages = paginateScan({ client: this.client }, { TableName: this.name, ConsistentRead: true })
		for await (const { Items = [] } of pages) {
			const items = Items.map((item) => Stored.parse(item))
			for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
		}
	}

	async *items() {
		for await (const group of this.groups()) yield* group
	}

	/** Reads these items and returns them by their keys. */
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
		for (let at = 0; at < requests.length; at += 25) await this.#writeAll(requests.slice(at, at + 25))
	}

	async #writeAll(requests: NonNullable<BatchWriteCommand['input']['RequestItems']>[string]) {
		for (let waiting = requests; waiting.length > 0; ) {
			const { UnprocessedItems } = await this.client.send(
				new BatchWriteCommand({ RequestItems: { [this.name]: waiting } }),
			)
			waiting = UnprocessedItems?.[this.name] ?? []
		}
	}
}
