import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CloudWatchLogsClient, DeleteLogGroupCommand, paginateDescribeLogGroups } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { DeleteBucketCommand, DeleteObjectsCommand, ListBucketsCommand } from '@aws-sdk/client-s3'
import { DeleteParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import { versionsByKey } from '#functions/domain/erasing/object-versions.ts'
import { dropTable } from '#infra/operator/restored-table.ts'
import { namesFor } from '#infra/stacks/names.ts'
import { storageClient } from '#infra/tools/deployed.ts'
import { cloudFolder } from '#infra/tools/folders.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, Trouble } from '#infra/tools/terminal.ts'

/**
 * Both stacks are deleted, and then what outlives them on purpose: tables, buckets with every version, logs and
 * secrets. They are found by their names, so what earlier tries left goes too. The role by which the account's
 * gateways write their logs stays, because other stages use it by now.
 */
export async function destroy(stage: string) {
	const folder = cloudFolder(`deploy-${stage}`)
	const assembly = join(folder, 'cdk.out')
	const log = join(folder, 'destroy.log')
	const args = ['destroy', '--all', '--force', '--no-notices', '--app', assembly]
	// The assembly is missing where the CDK never came as far as deploying.
	if (existsSync(join(assembly, 'manifest.json')))
		if ((await runNode('node_modules/aws-cdk/bin/cdk', { args, log })) !== 0)
			throw new Trouble(
				`${lastLines(log)}\n\nThe stacks of ${stage} are not all deleted. Delete them in CloudFormation, then run \`npm run rehearse -- --only-destroy\`.`,
			)
	const { app, web, originSecretParameter, gatewayKeyParameter, restoredTableParameter } = namesFor(stage)
	const isOurs = (name = '') => [app, web].some((stack) => name.toLowerCase().startsWith(`${stack}-`.toLowerCase()))
	await dropTables(isOurs)
	await dropBuckets(isOurs)
	await dropLogs(isOurs)
	const Names = [originSecretParameter, gatewayKeyParameter, restoredTableParameter]
	await new SSMClient().send(new DeleteParametersCommand({ Names }))
}

type IsOurs = (name?: string) => boolean

async function dropTables(isOurs: IsOurs) {
	const client = new DynamoDBClient()
	for await (const { TableNames = [] } of paginateListTables({ client }, {}))
		for (const TableName of TableNames.filter(isOurs)) await dropTable(TableName)
}

async function dropBuckets(isOurs: IsOurs) {
	const client = storageClient()
	const { Buckets = [] } = await client.send(new ListBucketsCommand())
	const ours = Buckets.flatMap(({ Name = '' }) => (isOurs(Name) ? [Name] : []))
	// S3 notes in the log's bucket who deleted from the others, so the log's bucket goes last.
	const isLog = (name: string) => Number(name.includes('accesslogs'))
	for (const Bucket of ours.toSorted((one, other) => isLog(one) - isLog(other))) {
		for await (const versions of versionsByKey({ client, bucket: Bucket })) {
			const Objects = versions.map(({ key: Key, id: VersionId }) => ({ Key, VersionId }))
			// The audit archive lets nobody delete by mistake.
			const BypassGovernanceRetention = Bucket.includes('archive')
			await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects }, BypassGovernanceRetention }))
		}
		await client.send(new DeleteBucketCommand({ Bucket }))
	}
}

async function dropLogs(isOurs: IsOurs) {
	const client = new CloudWatchLogsClient()
	for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, {}))
		for (const { logGroupName } of logGroups)
			if (isOurs(logGroupName)) await client.send(new DeleteLogGroupCommand({ logGroupName }))
}
