import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { startEmulator } from '#infra/local/emulator/start.ts'
import { freePort } from '#infra/local/ports.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { eventually, mark, said } from './asked.ts'
import { deployContract } from './deploy.ts'

const clients = (endpoint: string) => ({
	table: new DynamoDBClient(clientSettings(endpoint)),
	files: new S3Client({ ...clientSettings(endpoint), forcePathStyle: true }),
	logs: new CloudWatchLogsClient(clientSettings(endpoint)),
})

test('all data is there after a clean restart, and everything works on', async () => {
	const folder = join(cloud.folder, `persistence-${mark}`)
	mkdirSync(join(folder, 'tmp'), { recursive: true })
	const first = await startEmulator({ folder, port: await freePort(), keep: true })
	const { TABLE: TableName, BUCKET: Bucket } = await deployContract({ endpoint: first.endpoint, folder })
	const keyOf = (pk: string) => ({ pk: { S: pk }, sk: { S: '-' } })
	const before = clients(first.endpoint)
	await before.files.send(new PutObjectCommand({ Bucket, Key: 'file', Body: 'kept' }))
	for (const pk of ['MAIL#1', 'OTHER#1', 'OTHER#2', 'OTHER#3'])
		await before.table.send(new PutItemCommand({ TableName, Item: keyOf(pk) }))
	await eventually(async () => (await said('stream', 'MAIL#1', before.logs))[0])
	await before.table.send(new PutItemCommand({ TableName, Item: keyOf('MAIL#just-before') }))
	await first.stop()

	const second = await startEmulator({ folder, port: await freePort(), keep: true })
	const after = clients(second.endpoint)
	const { Item } = await after.table.send(new GetItemCommand({ TableName, Key: keyOf('OTHER#3') }))
	expect(Item).toEqual(keyOf('OTHER#3'))
	const { Body } = await after.files.send(new GetObjectCommand({ Bucket, Key: 'file' }))
	expect(await Body?.transformToString()).toBe('kept')
	await after.table.send(new PutItemCommand({ TableName, Item: keyOf('MAIL#just-after') }))
	await eventually(async () => (await said('stream', 'MAIL#just-before', after.logs))[0])
	await eventually(async () => (await said('stream', 'MAIL#just-after', after.logs))[0])
	expect(await said('stream', '"MAIL#1"', after.logs)).toHaveLength(1)
	await second.stop()
})
