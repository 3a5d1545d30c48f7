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

/** Records what was deployed to this emulator. It's stored in the emulator, so that both are kept or lost together. */
export function deployRecordAt(endpoint: string) {
	const client = new DynamoDBClient(clientSettings(endpoint))
	return {
		read: async (what: string) => {
			const get = new GetItemCommand({ TableName, Key: { what: { S: what } } })
			const found = await client.send(get).catch(unless(ResourceNotFoundException))
			return found?.Item?.text?.S
		},
		write: async (what: string, text: string) => {
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

const unless = (Expected: new (...args: never[]) => Error) => (error: unknown) => {
	if (!(error instanceof Expected)) throw error
	return undefined
}
