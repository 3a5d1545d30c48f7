import { parseArgs } from 'node:util'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { atEnd, main } from '../tools/lifetime.ts'
import { say, step, Trouble } from '../tools/terminal.ts'

const help = `npm run recount [-- --rebuild] [--stage name | --local]

Counts everything, and prints where the statistics or the counters of the console's navigation bar differ from that. Before
it compares, it counts what changed since the last run of the job. A change that comes while it runs can show as a
difference, so run it again before you believe one.

--rebuild  makes the statistics anew, puts the counters right and lets searches find what an earlier release wrote: once after this version is first deployed to a table
           with data, and after a difference that stays. The statistics' functions are stopped until it's done. Run it
           again if it breaks off.`

/** Before the first rebuild of a large table, everything differs. */
const mostShown = 50

await main(async () => {
	const { rebuild = false, ...stage } = readArguments()
	const place = await deployed(stage)
	pointFunctionsAt(place)
	const { pause, resume } = await import('./pause.ts')
	const { WholeTable } = await import('./table-copy.ts')
	const { compareStatistics, countAll, rebuildStatistics } = await import('./compare-statistics.ts')
	const { correct, recount } = await import('./recount.ts')
	const { findAgain } = await import('./find-again.ts')
	const table = new WholeTable(place.table)
	const now = new Date()
	if (rebuild) {
		const counting = ['JobsStatistics', 'statistics'].map((name) => `${place.names.app}-${name}`)
		// Also after Ctrl-C: the next run of the job goes on with what is marked.
		atEnd(() => step('Starting what counts', () => Promise.all(counting.map(resume))))
		await step('Stopping what counts', () => Promise.all(counting.map(pause)))
		await step('Counting everything anew', () => rebuildStatistics(table, now))
		for (const { name, was, is } of await step('Putting the counters right', () => correct(table)))
			say(`  ${name}: ${is} instead of ${was}`)
		for (const { name, was } of await step('Completing the searches', () =>
			findAgain({ table, apply: true }),
		))
			say(`  ${was} ${name}`)
	} else await step('Counting what changed', () => countAll(now))
	const differences = await step('Counting everything', async () => [
		...(await compareStatistics(table, now)),
		...(await recount({ table, apply: false })),
		...(await findAgain({ table, apply: false })),
	])
	for (const { name, was, is } of differences.slice(0, mostShown))
		say(`  ${name}: ${was}, and should be ${is}`)
	if (differences.length > mostShown) say(`  and ${differences.length - mostShown} more`)
	say(
		differences.length === 0
			? 'Everything is as counted.'
			: `${differences.length} numbers differ. With --rebuild they're put right.`,
	)
	return differences.length === 0 ? 0 : 1
})

function readArguments() {
	try {
		const { values } = parseArgs({ options: { ...stageOptions, rebuild: { type: 'boolean' } } })
		return values
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}
