import { BatchGetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { client, TableName } from './table.ts'

/** Every function may reach the first of these keys, and only the one that signs people in the other. */
const ours = { pk: 'THROTTLE#self-check', sk: '0' }
const theirs = { pk: 'LOGIN#self-check', sk: 'LOGIN' }

/** Neither item is there, so even an AWS that allows the call writes nothing. */
const put = (Item: object) => ({ Put: { TableName, Item, ConditionExpression: 'attribute_exists(pk)' } })

const forbidden: Record<string, () => Promise<unknown>> = {
	'a transaction': () => client.send(new TransactWriteCommand({ TransactItems: [put(ours), put(theirs)] })),
	'a batch': () => client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [ours, theirs] } } })),
	'an index': () =>
		client.send(
			new QueryCommand({
				TableName,
				IndexName: 'lists',
				KeyConditionExpression: 'listPk = :list',
				ExpressionAttributeValues: { ':list': 'AUDIT' },
				Limit: 1,
			}),
		),
}

/** Names the ways to others' keys that AWS did not refuse. */
export async function reachCheck() {
	const tried = Object.entries(forbidden).map(async ([way, call]) => {
		const error = await call().catch((refusal) => refusal)
		return error instanceof Error && error.name === 'AccessDeniedException' ? [] : [way]
	})
	return { allowed: (await Promise.all(tried)).flat() }
}
