import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf, isForEmployees } from '#shared/endpoint.ts'

/** These calls change nothing that anyone entered, so they leave no record. */
const withoutRecord = [
	// The functions' logs say who looked at an application, with a hash of its token.
	'/api/application-by-token',
	'/api/employee-application-by-token',
	'/api/letter',
	'/api/payment-run',
	'/api/related-applications',
	'/api/event-guest-form',
	'/api/preview-response',
	'/api/preview-ask',
	'/api/preview-email',
	'/api/preview-event-email',
	// These calls count again what is recorded elsewhere.
	'/api/refresh-statistics',
	'/api/update-bleeding-disorder-statistics',
]

/** The actions of employees that no record in the audit trails of these clouds names. */
export async function unrecorded(clouds: readonly Cloud[]) {
	const recorded = new Set((await Promise.all(clouds.map(recordedActions))).flat())
	return endpointsOf(apis)
		.filter((endpoint) => isForEmployees(endpoint) && endpoint.method === 'POST')
		.map(({ path }) => path)
		.filter((path) => !recorded.has(path) && !withoutRecord.includes(path))
}

async function recordedActions({ endpoint, outputs }: Cloud) {
	const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(endpoint)))
	const query = {
		TableName: outputs.App.TableName,
		IndexName: 'lists',
		KeyConditionExpression: 'listPk = :trail',
		ExpressionAttributeValues: { ':trail': 'AUDIT' },
	}
	const actions: string[] = []
	for await (const { Items = [] } of paginateQuery({ client }, query))
		actions.push(...Items.map(({ row }) => String(row.action)))
	return actions
}
