import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { ReceiveMessageCommand, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { admin } from '#infra/testing/test-cloud.ts'
import { contract, eventually, mark, said } from './asked.ts'

const TableName = contract.TABLE
const key = (pk: string) => ({ pk: { S: pk + mark }, sk: { S: 'x' } })

test('the stream delivers only the keys of new items with a prefix', async () => {
	await admin.table.send(new PutItemCommand({ TableName, Item: { ...key('OTHER#1'), secret: { S: 'hidden' } } }))
	await admin.table.send(new PutItemCommand({ TableName, Item: { ...key('MAIL#1'), secret: { S: 'hidden' } } }))
	const change = new UpdateItemCommand({
		TableName,
		Key: key('MAIL#1'),
		UpdateExpression: 'SET secret = :other',
		ExpressionAttributeValues: { ':other': { S: 'changed' } },
	})
	await admin.table.send(change)
	await admin.table.send(new PutItemCommand({ TableName, Item: key('MAIL#2') }))
	await eventually(async () => ((await said('stream', `MAIL#2${mark}`)).length > 0 ? true : undefined))
	const told = await said('stream', mark)
	expect(told.map(({ stream }) => stream.Keys.pk.S)).toEqual([`MAIL#1${mark}`, `MAIL#2${mark}`])
	for (const { stream } of told) expect(stream.NewImage).toBeUndefined()
})

test('only failed messages of a batch are delivered again, after their delay, and finally go to the dead-letter queue', async () => {
	const named = (word: string) => word + mark
	const bodies = ['good-1', 'poison', 'good-2', 'later'].map(named)
	await admin.queues.send(
		new SendMessageBatchCommand({
			QueueUrl: contract.QUEUE,
			Entries: bodies.map((body, number) => ({ Id: String(number), MessageBody: body })),
		}),
	)
	const dead = await eventually(async () => {
		const receive = new ReceiveMessageCommand({ QueueUrl: contract.DEAD, MaxNumberOfMessages: 10 })
		const { Messages = [] } = await admin.queues.send(receive)
		const ours = Messages.flatMap(({ Body }) => (Body?.endsWith(mark) ? [Body] : []))
		return ours.length > 0 ? ours : undefined
	})
	expect(dead).toEqual([named('poison')])
	const laterTries = await eventually(async () => {
		const attempts = await said('worker', named('later'))
		return attempts.length === 2 ? attempts : undefined
	})
	const [first, second] = laterTries.map(({ at }) => Number(at))
	expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(2500)
	expect(await said('worker', named('good-1'))).toHaveLength(1)
	expect(await said('worker', named('good-2'))).toHaveLength(1)
	expect(await said('worker', named('poison'))).toHaveLength(2)
})
