import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { apis } from '#shared/api.ts'
import { type Endpoint, endpointsOf, isForEmployees } from '#shared/endpoint.ts'
import { asJson } from './exercised.ts'

/** These calls change nothing that anyone entered, so they leave no record. */
const withoutRecord = [
	// The functions' logs say who looked at an application, with a hash of its token.
	'/api/application-by-token',
	'/api/employee-application-by-token',
	'/api/related-applications',
	'/api/event-guest-form',
	'/api/preview-response',
	'/api/preview-ask',
	'/api/preview-email',
	'/api/preview-event-email',
	// The call looks at the employee's own file, and the import that follows is recorded.
	'/api/check-legacy-import',
	// These calls count again what is recorded elsewhere.
	'/api/refresh-statistics',
	'/api/update-bleeding-disorder-statistics',
]

/**
 * If a colleague was quicker, these calls answer as if they had done it, and only the colleague's request has the
 * record.
 */
const mayBeDoneBefore = [
	'/api/undo-event-sign-in',
	// A colleague who sends what waits on a device gets the answer of the employee who entered it.
	'/api/update-attending-list-for-event',
	'/api/sign-in-known-guest',
	'/api/remove-event-guest',
	'/api/put-door-form-aside',
	// The code is made when an employee first asks for it, and from then on it's shown.
	'/api/event-door-code',
	// The page goes on calling until nothing is left, and a colleague may have removed the rest.
	'/api/remove-legacy-import',
	'/api/delete-application-notes',
	'/api/delete-employee-application-notes',
	'/api/delete-user-notes',
]

const StaffAction = z.object({
	message: z.literal('answered'),
	method: z.literal('POST'),
	endpoint: z.string(),
	actor: z.string(),
	requestId: z.string(),
})

type StaffAction = z.output<typeof StaffAction>

const AuditRecord = z.object({ action: z.string(), by: z.string(), requestId: z.string() })

type AuditRecord = z.output<typeof AuditRecord>

const staffEndpoints = new Map<string, Endpoint>(
	endpointsOf(apis)
		.filter((endpoint) => isForEmployees(endpoint) && endpoint.method === 'POST')
		.map((endpoint) => [endpoint.path, endpoint]),
)

/** The functions' logs name the actions of employees in a run. */
export const staffActions = (lines: readonly string[]) =>
	lines
		.flatMap((line) => StaffAction.safeParse(asJson(line)).data ?? [])
		.filter(({ endpoint }) => staffEndpoints.has(endpoint))

/** The trail is whole. An approval that was kept as a proposal counts, because it was carried out. */
export async function auditTrail({ endpoint, outputs }: Cloud) {
	const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(endpoint)))
	const query = {
		TableName: outputs.App.TableName,
		IndexName: 'lists',
		KeyConditionExpression: 'listPk = :trail',
		ExpressionAttributeValues: { ':trail': 'AUDIT' },
	}
	const records: AuditRecord[] = []
	for await (const { Items = [] } of paginateQuery({ client }, query))
		records.push(...Items.map(({ row }) => AuditRecord.parse(row)))
	return records.map((record) => ({ ...record, action: record.action.replace(/ \(proposed\)$/, '') }))
}

/**
 * These staff actions have no record of their own. A repeated request gets the first one's answer, so only the first
 * one is recorded.
 */
export function unrecorded(actions: readonly StaffAction[], records: readonly AuditRecord[]) {
	const own = new Set(records.map(({ action, by, requestId }) => `${action} ${by} ${requestId}`))
	const ever = new Set(records.map(({ action, by }) => `${action} ${by}`))
	const byAnyone = new Set(records.map(({ action }) => action))
	const isRecorded = ({ endpoint, actor, requestId }: StaffAction) => {
		if (mayBeDoneBefore.includes(endpoint)) return byAnyone.has(endpoint)
		if (staffEndpoints.get(endpoint)?.idempotent) return ever.has(`${endpoint} ${actor}`)
		return own.has(`${endpoint} ${actor} ${requestId}`)
	}
	const missing = actions.filter((action) => !withoutRecord.includes(action.endpoint) && !isRecorded(action))
	return [...new Set(missing.map(({ endpoint }) => endpoint))]
}

/** An endpoint that is excused from leaving a record and leaves one needs no excuse. */
export const excusedInVain = (records: readonly AuditRecord[]) =>
	withoutRecord.filter((path) => records.some(({ action }) => action === path))
