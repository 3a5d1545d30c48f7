import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { functionsOf } from '../tools/deployed-functions.ts'
import { main } from '../tools/lifetime.ts'
import { say } from '../tools/terminal.ts'
import { chosen, hoursAgo, inUtc, mostOf, readLogs } from './read-logs.ts'

const help = `npm run errors [-- --hours 1] [--function mail-sender] [--most 50] [--stage name | --local]

Prints the errors of every function, the newest first, and what each means to people. These are the errors that a function
noticed and logged, and those that ended it: out of time, out of memory, a mistake at its start.

--hours     how far to look back: 1 if you don't say, and 2160 at most, because logs are kept for three months
--function  only this function's errors
--most      how many are printed: 50 if you don't say

With the id of a request, \`npm run log -- --find <id>\` prints every line about it.`

/** Our own error lines have the word ERROR, and so does what Lambda writes of a function that throws. */
const pattern = '?ERROR ?"Task timed out" ?"Runtime exited"'

await main(async () => {
	const { values } = readArguments(help, {
		options: {
			...stageOptions,
			hours: { type: 'string', default: '1' },
			function: { type: 'string' },
			most: { type: 'string', default: '50' },
		},
	})
	const since = hoursAgo(values.hours)
	const most = mostOf(values.most)
	const { functions } = await deployed(values)
	const searched = chosen(await functionsOf(functions), values.function)
	const errors = (await readLogs({ functions: searched, since, pattern })).filter(({ isError }) => isError)
	if (errors.length === 0) {
		say(`No errors since ${inUtc(since)}, in ${searched.length} functions.`)
		return 0
	}
	const shown = errors.slice(0, most)
	for (const { at, from, text, place } of shown) {
		say(`${inUtc(at)}  ${from.name}: ${text}`)
		if (place) say(`    ${place}`)
	}
	if (shown.length < errors.length) say(`… and ${errors.length - shown.length} older ones: --most ${errors.length}`)
	say(`\nErrors since ${inUtc(since)}: ${errors.length}. What they mean to people:\n`)
	for (const [{ name, means }, { length }] of Map.groupBy(errors, ({ from }) => from))
		say(`  ${`${name} (${length})`.padEnd(26)} ${means}`)
	return 0
})
