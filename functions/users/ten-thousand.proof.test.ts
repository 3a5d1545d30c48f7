import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { CreateTableCommand, DeleteTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actors } from '#functions/access.test.data.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { inBatches } from '#infra/testing/batches.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { usersApi } from '#shared/users/api.ts'

const many = 10_000

/** The test has its own table, built like the deployed one, so that ten thousand people don't slow other tests down. */
const TableName = 'ten-thousand-users'
const deployed = cloud.outputs.App.TableName
const client = DynamoDBDocumentClient.from(admin.table, { marshallOptions: { removeUndefinedValues: true } })

async function createTable() {
	const { Table } = await client.send(new DescribeTableCommand({ TableName: deployed }))
	const indexes = Table?.GlobalSecondaryIndexes ?? []
	await client.send(
		new CreateTableCommand({
			TableName,
			BillingMode: 'PAY_PER_REQUEST',
			AttributeDefinitions: Table?.AttributeDefinitions,
			KeySchema: Table?.KeySchema,
			GlobalSecondaryIndexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
				IndexName,
				KeySchema,
				Projection,
			})),
		}),
	)
}

const numbered = (at: number) => String(at).padStart(5, '0')

const person = (at: number) =>
	UserRecord.parse({
		_id: `user-${numbered(at)}`,
		firstName: 'Aster',
		lastName: `Vale${numbered(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
		email: `vale.${numbered(at)}@example.org`,
		verified: true,
		employee: at % 10 === 0,
		dateRegistered: new Date(Date.UTC(2018, 0, 1) + at * 3_600_000).toISOString(),
	})

async function writePeople() {
	const { addUser } = await import('#functions/domain/people/user-access.ts')
	const items = Array.from({ length: many }, (_, at) => person(at)).flatMap((user) => [
		...addUser(user).map(({ input }) => input.Item ?? expect.unreachable()),
	])
	const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, at) =>
		items.slice(at * 25, at * 25 + 25).map((Item) => ({ PutRequest: { Item } })),
	)
	await inBatches(batches, async (batch) => {
		const { UnprocessedItems } = await client.send(
			new BatchWriteCommand({ RequestItems: { [TableName]: batch } }),
		)
		expect(UnprocessedItems ?? {}).toEqual({})
	})
}

let calls: string[] = []
subscribe('http.client.request.start', (message) => {
	const { request } = message as { request: ClientRequest }
	calls.push(String(request.getHeader('x-amz-target')).replace(/.*\./, ''))
})

let ask: (
	query: object,
) => Promise<{ ids: string[]; next: string | undefined; size: number; calls: string[] }>

beforeAll(async () => {
	await createTable()
	Object.assign(cloud.outputs.App, { TableName })
	await platformCode()
	await writePeople()
	const { handler } = await import('./handler.ts')
	const able = actors['an employee with User Access'] ?? expect.unreachable()
	const { cookie } = await signInAs(able)
	ask = async (payload) => {
		calls = []
		const { status, body, text } = await request(handler, usersApi.list, {
			payload: { limit: 50, ...payload },
			cookie,
		})
		expect(status, text).toBe(200)
		const ids = body.users.map(({ _id }: { _id: string }) => _id)
		return { ids, next: body.next, size: text.length, calls }
	}
}, 120_000)

afterAll(async () => {
	Object.assign(cloud.outputs.App, { TableName: deployed })
	await client.send(new DeleteTableCommand({ TableName }))
})

/** One read of the user and the session, and one page of one index. */
const least = ['BatchGetItem', 'Query']

test('the first and the tenth page take one small read each besides the session', async () => {
	const first = await ask({})
	// The employee who asks is first.
	expect(first.ids.slice(1)).toEqual(Array.from({ length: 49 }, (_, at) => person(many - 1 - at)._id))
	expect([first.calls, first.size < 20_000]).toEqual([least, true])
	let page = await ask({ limit: 100 })
	page = await ask({ limit: 80, cursor: page.next })
	page = await ask({ limit: 20, cursor: page.next })
	expect([page.ids[0], page.ids.length]).toEqual([person(many - 180)._id, 20])
	expect([page.calls, page.size < 20_000]).toEqual([least, true])
})

test('the list of employees takes one read as well, however few there are', async () => {
	const { calls, ids } = await ask({ limit: 20, status: 'employee' })
	expect([calls, ids[1], ids[19]]).toEqual([least, person(many - 10)._id, person(many - 190)._id])
})

test.each([
	['a full name', 'aster valeajd', 100],
	['an email', 'VALE.00930@', 1],
	['what nobody has', 'zzz', 0],
])('searching for %s is one read beside the session', async (_, q, found) => {
	const { calls, ids } = await ask({ q, limit: 100 })
	expect([calls, ids.length]).toEqual([least, found])
})
