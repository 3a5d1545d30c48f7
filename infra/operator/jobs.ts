import { GetFunctionConcurrencyCommand, LambdaClient, paginateListEventSourceMappings } from '@aws-sdk/client-lambda'
import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { type DeployedFunction, functionsOf } from '../tools/deployed-functions.ts'
import { main } from '../tools/lifetime.ts'
import { resume } from '../tools/pause.ts'
import { say, step } from '../tools/terminal.ts'
import { type Found, inUtc, readLogs } from './read-logs.ts'
import { type Schedule, schedulesOf, switchOn } from './schedules.ts'

const help = `npm run jobs [-- --start] [--stage name | --local]

Prints every job that runs by the clock: whether it's switched on, when it last worked and what it said then, and a failure
since. Then what reads queues and the table's changes, and whether it does.

--start  switches on all that is off. Not between \`npm run restore\` and \`npm run deploy\`: all is stopped on purpose.`

/** In so many hours a daily job runs twice. */
const hoursBack = 49

await main(async () => {
	const { values } = readArguments(help, { options: { ...stageOptions, start: { type: 'boolean' } } })
	const place = await deployed(values)
	const functions = await functionsOf(place.functions)
	if (values.start)
		await step('Switching on what is off', async () => {
			for (const schedule of await schedulesOf(functions)) if (!schedule.isOn) await switchOn(schedule)
			await resume(place.functions)
		})
	const schedules = await schedulesOf(functions)
	const since = new Date(Date.now() - hoursBack * 3_600_000)
	const lines = await readLogs({ functions: schedules.map(({ job }) => job), since })
	say('By the clock:\n')
	for (const schedule of schedules)
		for (const line of about(
			schedule,
			lines.filter(({ from }) => from === schedule.job),
		))
			say(line)
	say('\nFrom a queue or the table:\n')
	const readers = await readersOf(functions)
	for (const { name, state } of readers) say(`  ${name.padEnd(16)} ${state === 'Enabled' ? 'on' : state.toUpperCase()}`)
	const stopped = await stoppedOf(functions)
	for (const { name } of stopped) say(`\n${name} is stopped: a restore runs, or broke off.`)
	const off = [
		...schedules.flatMap(({ isOn, job }) => (isOn ? [] : [job.name])),
		...readers.flatMap(({ name, state }) => (state === 'Enabled' ? [] : [name])),
		...stopped.map(({ name }) => name),
	]
	say(off.length === 0 ? '\nAll of it is on.' : `\nOff: ${off.join(', ')}. \`npm run jobs -- --start\` switches it on.`)
	return 0
})

function about({ job, when, isOn }: Schedule, lines: Found[]) {
	const worked = lines.find(({ isError }) => !isError)
	const failed = lines.find(({ isError }) => isError)
	// A run writes all that it says within seconds of its end.
	const lastRun = lines.filter(({ at, isError }) => !isError && worked && worked.at.getTime() - at.getTime() < 5000)
	const said = lastRun.toReversed().map(({ text }) => text)
	const head = `  ${job.name.padEnd(16)} ${isOn ? 'on ' : 'OFF'} ${when.padEnd(18)}`
	return [
		worked ? `${head} ${inUtc(worked.at)}  ${said.join('; ')}` : `${head} hasn't worked in two days`,
		...(failed && (!worked || failed.at >= worked.at)
			? [`    failed ${inUtc(failed.at)}: ${failed.text}`, `    ${job.means}`]
			: []),
	]
}

async function readersOf(functions: DeployedFunction[], client = new LambdaClient({})) {
	const found: { name: string; state: string }[] = []
	for await (const { EventSourceMappings = [] } of paginateListEventSourceMappings({ client }, {}))
		for (const { FunctionArn, State = '' } of EventSourceMappings)
			for (const { name, arn } of functions) if (arn === FunctionArn) found.push({ name, state: State })
	return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Finds functions that a restore has stopped: nothing else reserves a concurrency of 0. */
async function stoppedOf(functions: DeployedFunction[], client = new LambdaClient({})) {
	const stopped: DeployedFunction[] = []
	for (const one of functions) {
		const { ReservedConcurrentExecutions } = await client.send(
			new GetFunctionConcurrencyCommand({ FunctionName: one.functionName }),
		)
		if (ReservedConcurrentExecutions === 0) stopped.push(one)
	}
	return stopped
}
