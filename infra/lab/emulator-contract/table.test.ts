import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
	DynamoDBDocumentClient,
	GetCommand,
	PutCommand,
	QueryCommand,
	TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { contract, mark } from './asked.ts'

const table = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(cloud.endpoint)))
const TableName = contract.TABLE
const unlessExists = { ConditionExpression: 'attribute_not_exists(pk)' }
const put = (pk: string, sk: string, more = {}) => ({
	Put: { TableName, Item: { pk: pk + mark, sk, ...more }, ...unlessExists },
})
const read = async (pk: string, sk: string) =>
	(await table.send(new GetCommand({ TableName, Key: { pk: pk + mark, sk }, ConsistentRead: true }))).Item

test('a condition that does not hold refuses the write', async () => {
	const once = () => table.send(new PutCommand({ TableName, Item: { pk: `COND${mark}`, sk: '-' }, ...unlessExists }))
	await once()
	await expect(once()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
})

test('a transaction writes all or nothing, and reports which write failed', async () => {
	await table.send(new TransactWriteCommand({ TransactItems: [put('TX', 'a')] }))
	const again = table.send(new TransactWriteCommand({ TransactItems: [put('TX', 'b'), put('TX', 'a')] }))
	await expect(again).rejects.toMatchObject({
		name: 'TransactionCanceledException',
		CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
	})
	expect(await read('TX', 'b')).toBeUndefined()
})

test('a transaction sent twice with one token is applied once; with other content it is refused', async () => {
	const token = { ClientRequestToken: `contract-token-${mark}` }
	const add = {
		Update: {
			TableName,
			Key: { pk: `TOKEN${mark}`, sk: '-' },
			UpdateExpression: 'ADD times :one',
			ExpressionAttributeValues: { ':one': 1 },
		},
	}
	await table.send(new TransactWriteCommand({ ...token, TransactItems: [add] }))
	await table.send(new TransactWriteCommand({ ...token, TransactItems: [add] }))
	expect(await read('TOKEN', '-')).toMatchObject({ times: 1 })
	await expect(
		table.send(new TransactWriteCommand({ ...token, TransactItems: [put('TOKEN', 'other')] })),
	).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' })
})

test('parallel updates of one counter cannot exceed its limit', async () => {
	const spend = () =>
		table.send(
			new TransactWriteCommand({
				TransactItems: [
					{
						Update: {
							TableName,
							Key: { pk: `SPEND${mark}`, sk: '-' },
							UpdateExpression: 'ADD attempts :one',
							ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :limit',
							ExpressionAttributeValues: { ':one': 1, ':limit': 5 },
						},
					},
				],
			}),
		)
	const results = await Promise.allSettled(Array.from({ length: 20 }, spend))
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
	expect(await read('SPEND', '-')).toMatchObject({ attempts: 5 })
})

test('a page ends at one megabyte and returns the key to continue from', async () => {
	for (let number = 0; number < 10; number++)
		await table.send(
			new PutCommand({ TableName, Item: { pk: `PAGE${mark}`, sk: String(number), text: 'x'.repeat(200_000) } }),
		)
	const query = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `PAGE${mark}` } }
	const { Items = [], LastEvaluatedKey } = await table.send(new QueryCommand(query))
	expect(Items.length).toBeLessThanOrEqual(5)
	expect(LastEvaluatedKey).toEqual({ pk: `PAGE${mark}`, sk: String(Items.length - 1) })
	const rest = await table.send(new QueryCommand({ ...query, ExclusiveStartKey: LastEvaluatedKey }))
	expect(rest.Items?.[0]).toMatchObject({ sk: String(Items.length) })
})
