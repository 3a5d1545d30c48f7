import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, Trouble } from '../tools/terminal.ts'
import { deadEndsOf, giveBackAll, waitingIn } from './dead-ends.ts'

const help = `npm run give-back [-- mails | bounces | scans | jobs | alarms] [--stage name | --local]

A dead end holds what was tried for hours and given up. Without a name, prints how much is in each. With a name, prints
what is in that one and gives it back to be done again. Remove the reason first: what fails again comes back.

mails    emails go back to their queue; one that left in the meantime isn't sent again
bounces  bounces and complaints go back to their queue, to be noted at their addresses
scans    results of file scans are reported again
jobs     runs that failed are shown and forgotten, because the next run does all that is due
alarms   mails about alarms that didn't leave are shown and forgotten: \`npm run alarms\` has what is red now`

await main(async () => {
	const { values, positionals } = readArguments(help, { allowPositionals: true, options: stageOptions })
	const [name] = positionals
	const { names } = await deployed(values)
	const all = await deadEndsOf(names.deadEndsParameter)
	if (!name) {
		for (const [each, deadEnds] of Map.groupBy(all, (deadEnd) => deadEnd.name)) {
			const counts = await Promise.all(deadEnds.map(waitingIn))
			say(`  ${each.padEnd(8)} ${counts.reduce((sum, count) => sum + count)}`)
		}
		return 0
	}
	const chosen = all.filter((deadEnd) => deadEnd.name === name)
	if (chosen.length === 0) throw new Trouble(`There is no dead end ${name}.\n\n${help}`)
	let done = 0
	let failed = 0
	for (const deadEnd of chosen)
		for await (const { about, problem } of giveBackAll(deadEnd)) {
			say(`  ${about}${problem ? `: ${problem}` : ''}`)
			if (problem) failed++
			else done++
		}
	const backTo = chosen.some((deadEnd) => deadEnd.queue ?? deadEnd.function)
	say(
		done + failed === 0
			? `Nothing is in the dead end ${name}.`
			: `${backTo ? 'Given back' : 'Forgotten'}: ${done}.${failed > 0 ? ` Still there: ${failed}.` : ''}`,
	)
	return failed > 0 ? 1 : 0
})
