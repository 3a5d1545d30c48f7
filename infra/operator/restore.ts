import { copyName } from '#functions/platform/store/copies.ts'
import { readArguments } from '../tools/arguments.ts'
import { deployed, pointFunctionsAt, stageOptions, storageClient } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, step } from '../tools/terminal.ts'

const help = `npm run restore -- --to 2026-11-22T09:00:00Z [--yes] [--keep-stopped] [--stage name | --local]
npm run restore -- --resume [--stage name | --local]
npm run restore -- --to 2026-11-22T09:00:00Z --drop-copy [--stage name | --local]

Makes the table and the files what they were at a moment of the last 35 days. Without --yes it only says what it would do.
docs/runbook.md says who decides that, what is lost and how long it takes.

--yes           does it: stops the site, the jobs and the mail sender, restores, counts anew, ends every session, and
                starts them again. Run it again if it breaks off.
--keep-stopped  doesn't start them at the end, so that you can look first
--resume        only starts them again
--drop-copy     deletes the second table, which AWS made for it: once everything is as it should be`

await main(async () => {
	const { values } = readArguments(help, {
		options: {
			...stageOptions,
			to: { type: 'string' },
			yes: { type: 'boolean' },
			'keep-stopped': { type: 'boolean' },
			resume: { type: 'boolean' },
			'drop-copy': { type: 'boolean' },
		},
	})
	const { to, yes = false, resume: onlyResume, ...stage } = values
	const moment = new Date(to ?? '')
	if (!onlyResume && Number.isNaN(moment.getTime())) {
		say(help)
		return 1
	}
	const place = await deployed(stage)
	pointFunctionsAt(place)
	const { pause, refuseIfMissing, resume } = await import('./pause.ts')
	if (onlyResume) {
		await step('Starting the site, the jobs and the mail sender', () => resume(place.functions))
		return 0
	}
	const { dropRestored, isRestored, refuseUnknownMoment, restoreBeside } = await import('./restored-table.ts')
	const name = copyName(place.table, moment)
	if (values['drop-copy']) {
		await step(`Deleting the table ${name}`, () => dropRestored(name))
		return 0
	}
	await refuseUnknownMoment(place.table, moment)
	if (!yes) {
		if (await isRestored(name)) await report({ place, name, moment, apply: false })
		else say(`It would make the table ${name}, and then put back what differs. With --yes it begins.`)
		return 0
	}
	await refuseIfMissing(place.functions)
	const local = stage.local ? ' --local' : ''
	const of = stage.stage ? ` --stage ${stage.stage}` : local
	await sayingWhatIsStopped(of, async () => {
		const stopped = await step('Stopping the site, the jobs and the mail sender', () => pause(place.functions))
		say(`  functions stopped           ${stopped.functions}`)
		say(`  queues and streams paused   ${stopped.mappings}`)
		await step('Making the table of that moment', () => restoreBeside(place.table, moment))
		await report({ place, name, moment, apply: true })
		if (!values['keep-stopped']) await step('Starting everything again', () => resume(place.functions))
	})
	say(`\nThe table ${name} is still there. Once everything is as it should be:`)
	say(`npm run restore -- --to ${moment.toISOString()} --drop-copy${of}`)
	return 0
})

/** A restore that breaks off leaves everything stopped, so that nobody uses a table that is half put back. */
async function sayingWhatIsStopped(of: string, work: () => Promise<void>) {
	try {
		await work()
	} catch (error) {
		say('\nIt broke off, and the site, the jobs and the mail sender are stopped. Run the same command again to go on.')
		say(`npm run restore -- --resume${of} only starts them. The reason:`)
		throw error
	}
}

interface Work {
	place: Awaited<ReturnType<typeof deployed>>
	/** The name of the table of that moment. */
	name: string
	moment: Date
	apply: boolean
}

async function report({ place, name, moment, apply }: Work) {
	const { WholeTable } = await import('./table-copy.ts')
	const { recount } = await import('./recount.ts')
	const { eraseAgain, recordRestore, restoreFiles, restoreTable } = await import('./put-back.ts')
	const live = new WholeTable(place.table)
	const restored = new WholeTable(name)
	const items = await step('Comparing the table', () => restoreTable({ live, restored, moment, apply }))
	const files = await step('Comparing the files', () =>
		restoreFiles({ client: storageClient(), bucket: place.files, moment, apply }),
	)
	say(`\n${apply ? 'Done' : 'With --yes'}:`)
	for (const [what, many] of Object.entries(items)) say(`  ${what.padEnd(16)} ${many}`)
	for (const [what, many] of Object.entries(files)) say(`  ${`files ${what}`.padEnd(16)} ${many}`)
	if (!apply) return
	for (const { name: counter, was, is } of await recount({ table: live, apply }))
		say(`  counted anew     ${counter}: ${is} instead of ${was}`)
	await recordRestore(moment)
	const erased = await eraseAgain({ table: live, files: { client: storageClient(), bucket: place.files }, moment })
	if (erased > 0) say(`  erased again     ${erased} items of people who were erased after that moment`)
}
