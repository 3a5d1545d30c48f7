import { setTimeout as pause } from 'node:timers/promises'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { restoredName } from '#functions/platform/store/former-tables.ts'
import { refuseUnknownMoment, restoreTable } from '#infra/operator/restored-table.ts'
import { WholeTable } from '#infra/operator/table-copy.ts'
import { onEmulator, storageClient } from '#infra/tools/deployed.ts'
import { Trouble } from '#infra/tools/terminal.ts'
import { type Journey, must } from './journey.ts'
import { type Place, said } from './place.ts'

/** Deletes the application and its file, and has `npm run restore` and a deployment bring both back. */
export async function loseAndRestore(place: Place, { token, upload, isThere }: Journey, deploy: () => Promise<void>) {
	const moment = await aQuietMoment()
	// An emulator copies a table as it's now, whatever moment is asked for.
	if (onEmulator()) await restoreTable(place.table, restoredName(place.table, moment), moment)
	// AWS can go back to a moment some five minutes later.
	else
		await must('a moment that AWS can go back to', () => refuseUnknownMoment(place.table, moment).then(() => undefined))
	const table = new WholeTable(place.table)
	const lost = []
	for await (const item of table.items()) if (item.pk === `APPLICATION#${token}`) lost.push(item)
	await table.write({ remove: lost })
	await storageClient().send(new DeleteObjectCommand({ Bucket: place.files, Key: `uploads/${upload}` }))
	if (lost.length === 0 || !(await isThere().catch(() => 'it is gone')))
		throw new Trouble('The application could not be lost, so nothing could be restored.')
	const stage = ['--stage', place.stage]
	await restore('--to', moment.toISOString(), '--yes', ...stage)
	await deploy()
	await must('the application and its file after the restore', isThere)
	await restore('--drop', place.table, ...stage)
}

/** S3 tells the time of a version in whole seconds. */
async function aQuietMoment() {
	await pause(1100)
	const moment = new Date()
	await pause(1100)
	return moment
}

async function restore(...args: string[]) {
	const { exit, output } = await said('infra/operator/restore.ts', args)
	if (exit !== 0) throw new Trouble(`npm run restore ended with ${exit}:\n${output}`)
}
