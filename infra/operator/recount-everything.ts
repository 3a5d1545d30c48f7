import { readArguments } from '../tools/arguments.ts'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, step } from '../tools/terminal.ts'

const help = `npm run recount [-- --rebuild] [--stage name | --local]

Counts everything that the console's navigation bar shows, and prints where its counters differ from that. A change that
comes while it runs can show as a difference, so run it again before you believe one.

--rebuild  puts the counters right. People can go on working.`

await main(async () => {
	const { values } = readArguments(help, { options: { ...stageOptions, rebuild: { type: 'boolean' } } })
	const { rebuild = false, ...stage } = values
	const place = await deployed(stage)
	pointFunctionsAt(place)
	const { WholeTable } = await import('./table-copy.ts')
	const { correct, recount } = await import('./recount.ts')
	const table = new WholeTable(place.table)
	if (rebuild)
		for (const { name, was, is } of await step('Putting the counters right', () => correct(table)))
			say(`  ${name}: ${is} instead of ${was}`)
	const differences = await step('Counting everything', () => recount(table))
	for (const { name, was, is } of differences) say(`  ${name}: ${was}, and should be ${is}`)
	const many = differences.length
	if (many === 0) say('Everything is as counted.')
	else if (many === 1) say("1 number differs. With --rebuild it's put right.")
	else say(`${many} numbers differ. With --rebuild they're put right.`)
	return many === 0 ? 0 : 1
})
