import { randomUUID } from 'node:crypto'
import { CreateTableCommand, DeleteTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll } from 'vitest'
import { inBatches } from '../tools/batches.ts'
import { admin, cloud } from './test-cloud.ts'

const client = DynamoDBDocumentClient.from(admin.table, { marshallOptions: { removeUndefinedValues: true } })
const deployed = cloud.outputs.App.TableName

/**
 * The table is like the deployed one and apart from it, so that a lot of data doesn't slow other tests down. The test
 * then uses it as the cloud's.
 */
export async function makeOwnTable() {
	const TableName = `Crowd-${randomUUID()}`
	const { Table } = await client.send(new DescribeTableCommand({ TableName: deployed }))
	const indexes = Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
		IndexName,
		KeySchema,
		Projection,
	}))
	await client.send(
		new CreateTableCommand({
			TableName,
			BillingMode: 'PAY_PER_REQUEST',
			AttributeDefinitions: Table?.AttributeDefinitions,
			KeySchema: Table?.KeySchema,
			GlobalSecondaryIndexes: indexes,
		}),
	)
	Object.assign(cloud.outputs.App, { TableName })
	return async () => {
		Object.assign(cloud.outputs.App, { TableName: deployed })
		await client.send(new DeleteTableCommand({ TableName }))
	}
}

/** The same until the end of the file that calls it at its beginning. */
export async function ownTableForFile() {
	const dropTable = await makeOwnTable()
	afterAll(dropTable)
}

/** No endpoint could write so many items at once. */
export async function writeItems(items: Record<string, unknown>[]) {
	const { TableName } = cloud.outputs.App
	const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, at) =>
		items.slice(at * 25, at * 25 + 25).map((Item) => ({ PutRequest: { Item } })),
	)
	await inBatches(batches, async (batch) => {
		const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: batch } }))
		if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('Some items were not written')
	})
}

/** The keys are those of a dump, `pk sk`. */
export async function deleteItems(keys: string[]) {
	const { TableName } = cloud.outputs.App
	for (const [pk, sk] of keys.map((key) => key.split(' ')))
		await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))
}
