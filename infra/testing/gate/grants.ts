import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetRolePolicyCommand, IAMClient, ListRolePoliciesCommand, paginateListRoles } from '@aws-sdk/client-iam'
import * as z from 'zod'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'

/** Lambda itself makes these calls with the function's role, and the emulator checks no permissions for them. */
const byLambdaItself = [
	/^logs:/,
	/^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams) /,
	/^sqs:(ReceiveMessage|DeleteMessage|GetQueueAttributes|GetQueueUrl) /,
	/^sqs:ChangeMessageVisibility .*Feedback/,
	// A message that can't be delivered goes to a dead-letter queue.
	/^sqs:SendMessage .*(Undone|Unreported)/,
]

/** A missing grant changes the error from "not found" to "access denied", but only on AWS. */
const onlyOnAws = [/^s3:ListBucket /]

const cannotBeSeen = ({ action, resource }: Grant) =>
	[...byLambdaItself, ...onlyOnAws].some((pattern) => pattern.test(`${action} ${resource}`))

export interface Grant {
	role: string
	/** For the table the action is the kind of access, which is granted by place and not by each action. */
	action: string
	resource: string
	/** The place is a key of the table. */
	place?: string
}

const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const Condition = z.looseObject({ 'ForAllValues:StringLike': z.object({ 'dynamodb:LeadingKeys': texts }).optional() })
const Policy = z.object({
	Statement: z.array(z.object({ Effect: z.string(), Action: texts, Resource: texts, Condition: Condition.optional() })),
})

const tableActions = /^dynamodb:(BatchGet|Get|Put|Update|Delete)Item$|^dynamodb:Query$/
const onTable = 'dynamodb'

const { app } = namesFor(localStage)

/** The policies are read as deployed, for every role of the stack. */
export async function* rolePolicies(client: IAMClient) {
	for await (const { Roles = [] } of paginateListRoles({ client }, {}))
		for (const { RoleName = '' } of Roles.filter((role) => role.RoleName?.startsWith(`${app}-`))) {
			const { PolicyNames = [] } = await client.send(new ListRolePoliciesCommand({ RoleName }))
			for (const PolicyName of PolicyNames) {
				const { PolicyDocument = '' } = await client.send(new GetRolePolicyCommand({ RoleName, PolicyName }))
				yield { RoleName, PolicyName, document: decodeURIComponent(PolicyDocument) }
			}
		}
}

async function given(cloud: Cloud) {
	const grants: Grant[] = []
	for await (const { RoleName, document } of rolePolicies(new IAMClient(clientSettings(cloud.endpoint))))
		grants.push(...allowed(RoleName, document))
	return grants
}

const allowed = (role: string, document: string): Grant[] =>
	Policy.parse(JSON.parse(document))
		.Statement.filter(({ Effect }) => Effect === 'Allow')
		.flatMap(({ Action, Resource, Condition }) => {
			const places = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []
			return Resource.map(withoutEnd).flatMap((resource) =>
				places.length > 0
					? places.map((place) => ({ role, action: onTable, resource, place }))
					: Action.map((action) => ({ role, action, resource })),
			)
		})

/** Each cloud's buckets have an end of their own. */
const withoutEnd = (resource: string) => resource.replace(/^(arn:aws:s3:::[\w-]+)-[0-9a-f]{13}/, '$1')

/** The emulator notes which role used which grant. */
function used(cloud: Cloud): Grant[] {
	const lines = readFileSync(join(cloud.folder, 'grants-used.tsv'), 'utf8').trim().split('\n')
	return lines.map((line) => {
		const [principal = '', action = '', whole = '', place = ''] = line.split('\t')
		const role = principal.split('/')[1] ?? ''
		const resource = withoutEnd(whole)
		return tableActions.test(action) ? { role, action: onTable, resource, place } : { role, action, resource }
	})
}

const covers = (grant: Grant) => (use: Grant) =>
	use.role === grant.role &&
	use.action === grant.action &&
	use.place === grant.place?.replace('*', '') &&
	(grant.resource.endsWith('*')
		? use.resource.startsWith(grant.resource.slice(0, -1))
		: use.resource === grant.resource)

/** Grants on the table aren't in it: a function's imports decide their keys, and nobody lists them by hand. */
export const withoutUse = (grants: Grant[], uses: Grant[]) =>
	grants.filter((grant) => grant.action !== onTable && !cannotBeSeen(grant) && !uses.some(covers(grant)))

/**
 * No test used these grants. All tests would pass without them, so nothing shows that they're needed. Every cloud of
 * a run has the same roles, under the same names.
 */
export async function idleGrants(clouds: readonly Cloud[]) {
	const [first] = clouds
	const grants = first ? await given(first) : []
	return { many: grants.length, idle: withoutUse(grants, clouds.flatMap(used)) }
}
