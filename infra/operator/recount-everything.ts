import { parseArgs } from 'node:util'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, step, Trouble } from '../tools/terminal.ts'

const help = `npm run recount [-- --rebuild] [--stage name | --local]

Counts everything that the console's navigation bar shows, and prints where its counters differ from that, and what a search
can't find because an earlier release wrote it. A change that comes while it runs can show as a difference, so run it again
before you believe one.

--rebuild  puts the counters right and completes the searches. People can go on working; run it again if it breaks off.`

/** Before the first rebuild of a large table, everything differs. */
const mostShown = 50

await main(async () => {
	const { rebuild = false, ...stage } = readArguments()
	const place = await deployed(stage)
	pointFunctionsAt(place)
	const { WholeTable } = await import('./table-copy.ts')
	const { correct, recount } = await import('./recount.ts')
	const { findAgain } = await import('./find-again.ts')
	const table = new WholeTable(place.table)
	if (rebuild) {
		for (const { name, was, is } of await step('Putting the counters right', () => correct(table)))
			say(`  ${name}: ${is} instead of ${was}`)
		for (const { name, was } of await step('Completing the searches', () =>
			findAgain({ table, apply: true }),
		))
			say(`  ${was} ${name}`)
	}
	const differences = await step('Counting everything', async () => [
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
