import { setTimeout as pause } from 'node:timers/promises'
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { restoreBeside } from '#infra/operator/restored-table.ts'
import { WholeTable } from '#infra/operator/table-copy.ts'
import { onEmulator, storageClient } from '#infra/tools/deployed.ts'
import { Trouble } from '#infra/tools/terminal.ts'
import { type Journey, must } from './journey.ts'
import { type Place, said } from './place.ts'

/** Deletes the application and its file, and has `npm run restore` bring both back. */
export async function loseAndRestore(place: Place, { token, upload, isThere }: Journey) {
	const moment = await aQuietMoment()
	// An emulator copies a table as it's now, whatever moment is asked for.
	if (onEmulator()) await restoreBeside(place.table, moment)
	else await must('a moment that AWS can go back to', () => restorable(place.table, moment))
	const table = new WholeTable(place.table)
	const lost = []
	for await (const item of table.items()) if (item.pk === `APPLICATION#${token}`) lost.push(item)
	await table.write({ remove: lost })
	await storageClient().send(new DeleteObjectCommand({ Bucket: place.files, Key: `uploads/${upload}` }))
	if (lost.length === 0 || !(await isThere().catch(() => 'it is gone')))
		throw new Trouble('The application could not be lost, so nothing could be restored.')
	const of = ['--to', moment.toISOString(), '--stage', place.stage]
	await restore(...of, '--yes')
	await must('the application and its file after the restore', isThere)
	await restore(...of, '--drop-copy')
}

/** S3 tells the time of a version in whole seconds. */
async function aQuietMoment() {
	await pause(1100)
	const moment = new Date()
	await pause(1100)
	return moment
}

/** AWS can go back to a moment some five minutes later. */
async function restorable(TableName: string, moment: Date) {
	const { ContinuousBackupsDescription } = await new DynamoDBClient().send(
		new DescribeContinuousBackupsCommand({ TableName }),
	)
	const latest = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.LatestRestorableDateTime
	return latest && latest >= moment ? undefined : `the latest is ${latest?.toISOString()}`
}

async function restore(...args: string[]) {
	const { exit, output } = await said('infra/operator/restore.ts', args)
	if (exit !== 0) throw new Trouble(`npm run restore ended with ${exit}:\n${output}`)
}
