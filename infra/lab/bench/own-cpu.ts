import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '#infra/testing/bundles.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, say, Trouble } from '#infra/tools/terminal.ts'
import { median, minimum, printTable } from './figures.ts'
import { functionEnvironment } from './function-environment.ts'
import type { Flow, Measured } from './measure-flow.ts'

const goal = 0.4

/** Each flow is measured against the same calls of the SDK alone, so the difference is what the functions add. */
export async function benchOwnCpu(bundles: readonly Bundle[], folder: string) {
	const endpoint = await startTable(join(folder, 'table.log'))
	const flowsFile = join(folder, 'flows.json')
	const env = functionEnvironment(['TABLE_NAME', 'FILES_BUCKET'], endpoint)
	await node('flows', [flowsFile], env, folder)
	await fetch(`${endpoint}/freeze`)
	const flows: Flow[] = JSON.parse(readFileSync(flowsFile, 'utf8'))
	const rows: [string, ...number[]][] = []
	for (const flow of flows) {
		const bundle = bundles.find(({ name }) => name === flow.bundle)
		if (!bundle) throw new Error(`The stacks have no function ${flow.bundle}`)
		const result = join(folder, 'measured.json')
		const args = [JSON.stringify(flow), bundle.file, endpoint, result]
		await node('measure-flow', args, functionEnvironment(bundle.variables, endpoint), folder)
		const { operations, handler, bare }: Measured = JSON.parse(readFileSync(result, 'utf8'))
		const own = handler.map((milliseconds, round) => milliseconds - (bare[round] ?? Number.NaN))
		rows.push([
			flow.name,
			operations.length,
			median(handler),
			median(bare),
			median(own),
			minimum(handler) - minimum(bare),
			median(handler) / median(bare),
		])
	}
	say(`\nOwn CPU: a request (handler) against the same calls of the SDK alone (bare), in turn, in milliseconds.`)
	say(`Goal: own at most ${goal}.\n`)
	printTable(['flow', 'calls', 'handler', 'bare', 'own', 'own (minima)', 'handler ÷ bare'], rows)
}

/** The table's stand-in listens at this address, once it does; it ends with this process. */
const startTable = (log: string) =>
	new Promise<string>((resolve, reject) => {
		runNode('infra/lab/bench/table-stub.ts', {
			args: [],
			log,
			onLine: (port) => resolve(`http://127.0.0.1:${port}`),
		}).then(() => reject(new Trouble(`The table of the bench ended:\n${lastLines(log)}`)), reject)
	})

async function node(script: string, args: string[], env: NodeJS.ProcessEnv, folder: string) {
	const log = join(folder, `${script}.log`)
	const code = await runNode(`infra/lab/bench/${script}.ts`, { args, env, log })
	if (code !== 0) throw new Trouble(`${lastLines(log)}\n\nThe bench could not go on.`)
}
