import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { formerTables, restoredName } from '#functions/platform/store/former-tables.ts'
import { readArguments } from '../tools/arguments.ts'
import { type Deployed, deployed, pointFunctionsAt, storageClient } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { readParameter } from '../tools/parameters.ts'
import { pause, refuseIfMissing, resume } from '../tools/pause.ts'
import { say, step, Trouble } from '../tools/terminal.ts'
import {
	completeTable,
	describeTable,
	dropTable,
	refuseUnknownMoment,
	restoreTable,
	untilActive,
} from './restored-table.ts'

const help = `npm run restore -- --to 2026-11-22T09:00:00Z [--yes] [--stage name]
npm run restore -- --back-to <table> [--yes] [--stage name]
npm run restore -- --resume [--stage name]
npm run restore -- --drop <table> [--stage name]

Has AWS make a table as ours was at a moment of the last 35 days, and makes the files what they were then. After that \`npm
run deploy\` makes it the one in use. docs/runbook.md says who decides that, what is lost and how long it takes.

--yes      does it: stops the site, the jobs and the mail sender, which the deployment starts again. Run it again if it
           breaks off. Without --yes it only says what it would do.
--back-to  takes the table from before the one in use, as it was left
--resume   starts everything again with the table in use
--drop     deletes a table that isn't in use any more: once everything is as it should be`

await main(async () => {
	const { values } = readArguments(help, {
		options: {
			stage: { type: 'string' },
			to: { type: 'string' },
			'back-to': { type: 'string' },
			yes: { type: 'boolean' },
			resume: { type: 'boolean' },
			drop: { type: 'string' },
		},
	})
	const { to, 'back-to': backTo, yes, drop, stage } = values
	if (!backTo && !drop && !values.resume && Number.isNaN(Date.parse(to ?? ''))) {
		say(help)
		return 1
	}
	const place = await deployed({ stage })
	const { table, functions } = place
	const chosen = await chosenTable(place)
	if (values.resume) {
		if (chosen !== table) await choose(place, table)
		await step('Starting the site, the jobs and the mail sender', () => resume(functions))
		return 0
	}
	const others = await formerTables(chosen, new DynamoDBClient())
	if (drop) {
		if (drop === table || !others.includes(drop))
			throw new Trouble(`${drop} is no table that isn't in use. These are: ${others.join(', ') || 'none'}.`)
		await step(`Deleting the table ${drop}`, () => dropTable(drop))
		return 0
	}
	const moment = backTo ? await madeAt(chosen) : new Date(to ?? '')
	const name = backTo ?? restoredName(table, moment)
	const former = backTo ? chosen : table
	const isThere = [chosen, ...others].includes(name)
	if (backTo ? !others.includes(backTo) || (await madeAt(backTo)) >= moment : name === table)
		throw new Trouble(`${name} can't take the place of ${former}: it's in use, or not from before it.`)
	if (!isThere) await refuseUnknownMoment(table, moment)
	if (!yes) {
		say(`With --yes everything stops, and ${name} is made ready to take the place of ${former}.`)
		return 0
	}
	await refuseIfMissing(functions)
	const of = stage ? ` --stage ${stage}` : ''
	try {
		await step('Stopping the site, the jobs and the mail sender', () => pause(functions))
		await step('Making the table (20 minutes and more on AWS)', async () => {
			if (!isThere) await restoreTable(table, name, moment)
			await untilActive(name)
			await completeTable(name, former)
		})
		pointFunctionsAt({ ...place, table: name })
		const { bringUpToDate, restoreFiles } = await import('./put-back.ts')
		const files = { client: storageClient(), bucket: place.files }
		const put = await step('Putting back the files', () => restoreFiles({ ...files, moment }))
		const done = await step('Bringing the table up to date', () => bringUpToDate(former, moment, files))
		for (const [what, many] of Object.entries({ ...put, ...done })) say(`  ${what.padEnd(20)} ${many}`)
		await choose(place, name)
	} catch (error) {
		// Everything stays stopped, so that nobody changes the table that is left.
		say('\nIt broke off, and the site, the jobs and the mail sender are stopped. Run the same command again to go on.')
		say(`npm run restore -- --resume${of} only starts them. The reason:`)
		throw error
	}
	say(`\nEverything is still stopped. This puts ${name} in the place of ${former}, and starts everything:`)
	say(`npm run deploy${of && ` --${of}`}`)
	say(`\nOnce everything is as it should be, delete ${former}: npm run restore -- --drop ${former}${of}`)
	return 0
})

/** The next deployment uses this table. */
async function chosenTable({ names, table }: Deployed) {
	const stream = await readParameter(new SSMClient(), names.restoredTableParameter)
	return stream?.split('/')[1] ?? table
}

async function choose({ names: { restoredTableParameter: Name } }: Deployed, table: string) {
	const Value = (await describeTable(table))?.LatestStreamArn
	await new SSMClient().send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }))
}

async function madeAt(table: string) {
	return (await describeTable(table))?.CreationDateTime ?? new Date(Number.NaN)
}
