import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { IAMClient } from '@aws-sdk/client-iam'
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { rolePolicies } from './gate/grants.ts'
import { cloud } from './test-cloud.ts'

const { app } = namesFor(localStage)
export const iam = new IAMClient(clientSettings(cloud.endpoint))

export async function policyOf(construct: string) {
	for await (const { document, ...name } of rolePolicies(iam))
		if (name.RoleName.startsWith(`${app}-${construct}Role`)) return { name, document }
	throw new Error(`No role belongs to ${construct}`)
}

/** The client has a function's own role, for attempts at what isn't the function's own. */
export async function asRole(construct: string) {
	const { name } = await policyOf(construct)
	const sts = new STSClient(clientSettings(cloud.endpoint))
	const RoleArn = `arn:aws:iam::000000000000:role/${name.RoleName}`
	const { Credentials } = await sts.send(new AssumeRoleCommand({ RoleArn, RoleSessionName: 'attempt' }))
	return DynamoDBDocumentClient.from(
		new DynamoDBClient({
			...clientSettings(cloud.endpoint),
			credentials: {
				accessKeyId: Credentials?.AccessKeyId ?? '',
				secretAccessKey: Credentials?.SecretAccessKey ?? '',
				sessionToken: Credentials?.SessionToken ?? '',
			},
		}),
	)
}
