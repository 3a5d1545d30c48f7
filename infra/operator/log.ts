import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { functionsOf } from '../tools/deployed-functions.ts'
import { main } from '../tools/lifetime.ts'
import { say } from '../tools/terminal.ts'
import { chosen, hoursAgo, inUtc, mostOf, readLogs } from './read-logs.ts'

const help = `npm run log -- <function> [--find text] [--hours 24] [--most 200] [--stage name | --local]
npm run log -- --find <text> [--hours 24] [--stage name | --local]

Prints the log of one function, the newest line first, or every line of all functions in which a text is: the id of a
request, a mail or an upload. A log never holds names, addresses, tokens or money.

--find   only lines in which this is
--hours  how far to look back: 24 if you don't say, and 2160 at most, because logs are kept for three months
--most   how many are printed: 200 if you don't say`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: {
			...stageOptions,
			find: { type: 'string' },
			hours: { type: 'string', default: '24' },
			most: { type: 'string', default: '200' },
		},
	})
	const [name] = positionals
	const { find = '', hours, most } = values
	if (!name && !find) {
		say(help)
		return 1
	}
	const since = hoursAgo(hours)
	const many = mostOf(most)
	const { functions } = await deployed(values)
	const searched = chosen(await functionsOf(functions), name)
	const phrase = find && { pattern: JSON.stringify(find) }
	const lines = (await readLogs({ functions: searched, since, ...phrase })).filter(({ message }) =>
		message.includes(find),
	)
	const shown = lines.slice(0, many)
	for (const { at, from, text, isError } of shown) say(`${inUtc(at)}  ${from.name}: ${isError ? 'ERROR ' : ''}${text}`)
	if (shown.length < lines.length) say(`… and ${lines.length - shown.length} older ones: --most ${lines.length}`)
	say(`${shown.length === 0 ? '' : '\n'}Lines since ${inUtc(since)}: ${lines.length}.`)
	return 0
})
