import { setTimeout as wait } from 'node:timers/promises'
import {
	DeleteTableCommand,
	DescribeContinuousBackupsCommand,
	DescribeTableCommand,
	DynamoDBClient,
	ResourceNotFoundException,
	RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { copyName } from '#functions/platform/store/copies.ts'
import { say, Trouble } from '../tools/terminal.ts'

const clientHere = () => new DynamoDBClient({})

async function status(TableName: string, client = clientHere()) {
	try {
		const { Table } = await client.send(new DescribeTableCommand({ TableName }))
		return Table?.TableStatus
	} catch (error) {
		if (error instanceof ResourceNotFoundException) return undefined
		throw error
	}
}

export const isRestored = async (name: string) => (await status(name)) === 'ACTIVE'

/** Makes a second table as the first was at the moment, and waits for it: 20 minutes and more on AWS. */
export async function restoreBeside(table: string, moment: Date) {
	const name = copyName(table, moment)
	await refuseUnknownMoment(table, moment)
	if ((await status(name)) === undefined)
		await clientHere().send(
			new RestoreTableToPointInTimeCommand({
				SourceTableName: table,
				TargetTableName: name,
				RestoreDateTime: moment,
				// A table without indexes is made sooner, and nothing queries this one.
				GlobalSecondaryIndexOverride: [],
			}),
		)
	while (!(await isRestored(name))) {
		say(`  ${new Date().toISOString().slice(11, 19)} AWS is making the table of that moment …`)
		await wait(30_000)
	}
	return name
}

export async function dropRestored(TableName: string) {
	if ((await status(TableName)) === undefined)
		throw new Trouble(`There is no table ${TableName}: of another moment perhaps, or it's deleted.`)
	await clientHere().send(new DeleteTableCommand({ TableName }))
}

/** A table that was made before stays, although AWS has forgotten its moment since. */
export async function refuseUnknownMoment(TableName: string, moment: Date, client = clientHere()) {
	if ((await status(copyName(TableName, moment), client)) !== undefined) return
	const { ContinuousBackupsDescription } = await client.send(new DescribeContinuousBackupsCommand({ TableName }))
	const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
		ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {}
	if (earliest && latest && (moment < earliest || moment > latest))
		throw new Trouble(
			`Choose a moment between ${earliest.toISOString()} and ${latest.toISOString()}: AWS remembers no other.`,
		)
}
