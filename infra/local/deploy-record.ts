import {
	CreateTableCommand,
	DynamoDBClient,
	GetItemCommand,
	PutItemCommand,
	ResourceInUseException,
	ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { clientSettings } from '#infra/tools/credentials.ts'

const TableName = 'local-deploy-record'

export interface DeployRecord {
	read: (what: string) => Promise<string | undefined>
	write: (what: string, text: string) => Promise<void>
}

/** Records what was deployed to this emulator. It's stored in the emulator, so that both are kept or lost together. */
export function deployRecordAt(endpoint: string): DeployRecord {
	const client = new DynamoDBClient(clientSettings(endpoint))
	return {
		read: async (what) => {
			const get = new GetItemCommand({ TableName, Key: { what: { S: what } } })
			const found = await client.send(get).catch(unless(ResourceNotFoundException))
			return found?.Item?.text?.S
		},
		write: async (what, text) => {
			const create = new CreateTableCommand({
				TableName,
				BillingMode: 'PAY_PER_REQUEST',
				AttributeDefinitions: [{ AttributeName: 'what', AttributeType: 'S' }],
				KeySchema: [{ AttributeName: 'what', KeyType: 'HASH' }],
			})
			await client.send(create).catch(unless(ResourceInUseException))
			await client.send(new PutItemCommand({ TableName, Item: { what: { S: what }, text: { S: text } } }))
		},
	}
}

/** Nothing is recorded about a cloud that begins empty, and what is to be recorded waits for it. */
export const recordOfEmpty = (endpoint: string, ready: Promise<unknown>): DeployRecord => ({
	read: async () => undefined,
	write: async (what, text) => {
		await ready
		await deployRecordAt(endpoint).write(what, text)
	},
})

const unless = (Expected: new (...args: never[]) => Error) => (error: unknown) => {
	if (!(error instanceof Expected)) throw error
	return undefined
}
