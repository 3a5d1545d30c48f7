import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'

/** A table that is busy: what DynamoDB answers on a bad day, which no emulator does. */
const answers: { status: number; body: Record<string, unknown> }[] = []
const asked: string[] = []

const dynamo = createServer((request, response) => {
	asked.push(String(request.headers['x-amz-target']).split('.')[1] ?? '')
	request.resume().on('end', () => {
		const { status, body } = answers.shift() ?? { status: 200, body: {} }
		response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
	})
})
await new Promise<void>((resolve) => dynamo.listen(0, '127.0.0.1', resolve))
afterAll(() => {
	dynamo.close()
})

Object.assign(process.env, {
	TABLE_NAME: 'Table',
	AWS_ENDPOINT_URL: `http://127.0.0.1:${(dynamo.address() as AddressInfo).port}`,
	AWS_REGION: 'us-east-1',
	AWS_ACCESS_KEY_ID: 'test',
	AWS_SECRET_ACCESS_KEY: 'test',
})
const { ConditionFailed, getItems, transact, updateItem } = await import('./table.ts')

beforeEach(() => {
	answers.length = 0
	asked.length = 0
})

const refusal = (name: string, more = {}) => ({
	status: 400,
	body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No', ...more },
})
const cancelled = (...codes: string[]) =>
	refusal('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) })
const change = { Key: { pk: 'A', sk: 'A' }, UpdateExpression: 'REMOVE a' }
const writes = [{ Delete: { Key: change.Key } }]

test('a change waits while a transaction has the item', async () => {
	answers.push(refusal('TransactionConflictException'), refusal('TransactionConflictException'))
	answers.push({ status: 200, body: { Attributes: { a: { S: 'x' } } } })
	expect(await updateItem(change)).toEqual({ a: 'x' })
	expect(asked).toHaveLength(3)
})

test('a change that always meets a transaction fails in the end, and so does every other failure at once', async () => {
	answers.push(...Array(6).fill(refusal('TransactionConflictException')))
	await expect(updateItem(change)).rejects.toThrow()
	expect(asked).toHaveLength(6)
	answers.push(refusal('ValidationException'))
	await expect(updateItem(change)).rejects.toThrow()
	expect(asked).toHaveLength(7)
})

test('a condition that did not hold is no failure of a change', async () => {
	answers.push(refusal('ConditionalCheckFailedException'))
	expect(await updateItem(change)).toBeUndefined()
	expect(asked).toHaveLength(1)
})

test('a transaction waits for another and says which of its conditions did not hold', async () => {
	answers.push(cancelled('None', 'TransactionConflict'), { status: 200, body: {} })
	await transact(writes)
	expect(asked).toHaveLength(2)
	answers.push(cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict'))
	const error = await transact(writes).catch((thrown) => thrown)
	expect(error).toBeInstanceOf(ConditionFailed)
	expect(error.at).toEqual([1])
})

test('what the table did not get round to reading is asked for again', async () => {
	const [one, other] = [
		{ pk: { S: 'A' }, sk: { S: 'A' } },
		{ pk: { S: 'B' }, sk: { S: 'B' } },
	]
	answers.push({
		status: 200,
		body: { Responses: { Table: [one] }, UnprocessedKeys: { Table: { Keys: [other] } } },
	})
	answers.push({ status: 200, body: { Responses: { Table: [other] }, UnprocessedKeys: {} } })
	expect(
		await getItems([
			{ pk: 'B', sk: 'B' },
			{ pk: 'A', sk: 'A' },
			{ pk: 'C', sk: 'C' },
		]),
	).toEqual([{ pk: 'B', sk: 'B' }, { pk: 'A', sk: 'A' }, undefined])
})
