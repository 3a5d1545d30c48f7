import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { functionsOf } from '../tools/deployed-functions.ts'
import { main } from '../tools/lifetime.ts'
import { say } from '../tools/terminal.ts'
import { chosen, hoursAgo, inUtc, mostOf, readLogs } from './read-logs.ts'

const help = `npm run errors [-- --hours 1] [--function mail-sender] [--most 50] [--stage name | --local]
npm run log -- <function> [--find text] [--hours 24] [--most 200] [--stage name | --local]
npm run log -- --find <text> [--hours 24] [--stage name | --local]

"errors" prints the errors of every function, the newest first, and what each means to people. These are the errors that
a function noticed and logged, and those that ended it: out of time, out of memory, a mistake at its start.

"log" prints the log of one function, the newest line first, or every line of all functions in which a text is: the id of
a request, a mail or an upload. A log never holds names, addresses, tokens or money.

--hours     how far to look back: 1 for errors and 24 for logs if you don't say, and 2160 at most, because logs are kept
            for three months
--function  only this function's errors
--find      only lines in which this is
--most      how many are printed: 50 errors or 200 lines if you don't say`

/** Our own error lines have the word ERROR, and so does what Lambda writes of a function that throws. */
const errorPattern = '?ERROR ?"Task timed out" ?"Runtime exited"'

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: {
			...stageOptions,
			errors: { type: 'boolean', default: false },
			function: { type: 'string' },
			find: { type: 'string', default: '' },
			hours: { type: 'string' },
			most: { type: 'string' },
		},
	})
	const { errors, find, function: name = positionals[0] } = values
	if (!errors && !name && !find) {
		say(help)
		return 1
	}
	const since = hoursAgo(values.hours ?? (errors ? '1' : '24'))
	const most = mostOf(values.most ?? (errors ? '50' : '200'))
	const { functions } = await deployed(values)
	const searched = chosen(await functionsOf(functions), name)
	const pattern = errors ? errorPattern : find && JSON.stringify(find)
	const lines = (await readLogs({ functions: searched, since, pattern })).filter(
		({ isError, message }) => (isError || !errors) && message.includes(find),
	)
	if (errors && lines.length === 0) {
		say(`No errors since ${inUtc(since)}, in ${searched.length} functions.`)
		return 0
	}
	const shown = lines.slice(0, most)
	for (const { at, from, text, place, isError } of shown) {
		say(`${inUtc(at)}  ${from.name}: ${isError && !errors ? 'ERROR ' : ''}${text}`)
		if (errors && place) say(`    ${place}`)
	}
	if (shown.length < lines.length) say(`… and ${lines.length - shown.length} older ones: --most ${lines.length}`)
	const sum = `${errors ? 'Errors' : 'Lines'} since ${inUtc(since)}: ${lines.length}.`
	say(`${shown.length === 0 ? '' : '\n'}${sum}${errors ? ' What they mean to people:\n' : ''}`)
	if (!errors) return 0
	for (const [{ name, means }, { length }] of Map.groupBy(lines, ({ from }) => from))
		say(`  ${`${name} (${length})`.padEnd(26)} ${means}`)
	return 0
})
