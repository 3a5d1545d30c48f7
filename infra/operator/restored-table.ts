import {
	DeleteTableCommand,
	DescribeContinuousBackupsCommand,
	DescribeTableCommand,
	DescribeTimeToLiveCommand,
	DynamoDBClient,
	ListTagsOfResourceCommand,
	RestoreTableToPointInTimeCommand,
	TagResourceCommand,
	UpdateContinuousBackupsCommand,
	UpdateTableCommand,
	UpdateTimeToLiveCommand,
	waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { problem } from '../tools/deploy/smoke-test.ts'
import { Trouble } from '../tools/terminal.ts'

const clientHere = () => new DynamoDBClient({})

export const describeTable = async (TableName: string, client = clientHere()) =>
	(await client.send(new DescribeTableCommand({ TableName }))).Table

/** AWS makes a large table in hours. While it changes a table, it begins no other change of it. */
export const untilActive = (TableName: string, client = clientHere()) =>
	waitUntilTableExists({ client, minDelay: 1, maxDelay: 30, maxWaitTime: 12 * 3600 }, { TableName })

export const restoreTable = (table: string, name: string, moment: Date) =>
	clientHere().send(
		new RestoreTableToPointInTimeCommand({ SourceTableName: table, TargetTableName: name, RestoreDateTime: moment }),
	)

const tenMinutes = { attempts: 120, milliseconds: 5000 }

/**
 * AWS restores items and indexes; the rest becomes what it is with the other table. The stream comes last, so a table that
 * has one has all of it.
 */
export async function completeTable(TableName: string, other: string, client = clientHere(), patience = tenMinutes) {
	const [made, model] = [await describeTable(TableName, client), await describeTable(other, client)]
	if (made?.LatestStreamArn) return
	const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
	const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true }
	if (!TimeToLiveDescription?.AttributeName)
		await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
	const { Tags = [] } = await client.send(new ListTagsOfResourceCommand({ ResourceArn: model?.TableArn }))
	// AWS alone gives tags that begin like this.
	const ours = Tags.filter(({ Key }) => !Key?.startsWith('aws:'))
	if (ours.length > 0) await client.send(new TagResourceCommand({ ResourceArn: made?.TableArn, Tags: ours }))
	const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
	const backUp = new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification })
	const ask = () => client.send(backUp).then(() => undefined)
	// For some minutes AWS refuses to back up a new table.
	const refused = await problem({ what: 'the backup of the new table', ask }, patience)
	if (refused) throw new Trouble(refused)
	const { StreamSpecification } = model ?? {}
	await client.send(new UpdateTableCommand({ TableName, StreamSpecification, DeletionProtectionEnabled: true }))
	await untilActive(TableName, client)
}

export async function dropTable(TableName: string, client = clientHere()) {
	await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }))
	await untilActive(TableName, client)
	await client.send(new DeleteTableCommand({ TableName }))
}

export async function refuseUnknownMoment(TableName: string, moment: Date, client = clientHere()) {
	const { ContinuousBackupsDescription } = await client.send(new DescribeContinuousBackupsCommand({ TableName }))
	const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
		ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {}
	if (earliest && latest && (moment < earliest || moment > latest))
		throw new Trouble(
			`Choose a moment between ${earliest.toISOString()} and ${latest.toISOString()}: AWS remembers no other.`,
		)
}
