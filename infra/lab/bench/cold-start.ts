import { spawnSync } from 'node:child_process'
import type { Bundle } from '#infra/testing/bundles.ts'
import { say } from '#infra/tools/terminal.ts'
import { median, minimum, printTable } from './figures.ts'
import { functionEnvironment } from './function-environment.ts'

const rounds = 15
const goal = 4

/** The script loads the given file, or nothing at all, and prints how much CPU its process took. */
const script = `
if (process.argv[1]) require(process.argv[1])
require('node:fs').writeSync(3, JSON.stringify(process.cpuUsage()))
`

interface Start {
	wall: number
	cpu: number
}

/**
 * Whole processes are measured from start to end: each function is loaded and asked nothing, in turn with a Node that
 * loads nothing.
 */
export function benchColdStart(bundles: readonly Bundle[]) {
	const bare: Start[] = []
	const loaded = new Map<string, Start[]>(bundles.map(({ name }) => [name, []]))
	// The first round brings the files into the machine's memory, so it isn't counted.
	for (let round = 0; round <= rounds; round++) {
		const nothing = startNode([], {})
		if (round > 0) bare.push(nothing)
		for (const { name, file, variables } of bundles) {
			const start = startNode([file], functionEnvironment(variables, 'http://localhost:9'))
			if (round > 0) loaded.get(name)?.push(start)
		}
	}
	const walls = bare.map(({ wall }) => wall)
	const rows = [...loaded].map(([name, starts]) => {
		const ratios = (of: keyof Start) => starts.map((start, round) => start[of] / (bare[round]?.[of] ?? 0))
		const fastest = minimum(starts.map(({ wall }) => wall)) / minimum(walls)
		return [name, median(ratios('wall')), fastest, median(ratios('cpu'))] as const
	})
	say('\nCold start: the process that loads a function ÷ one that loads nothing, start to end,')
	say(
		`${rounds} rounds in turn. Nothing: median ${median(walls).toFixed(1)} ms, minimum ${minimum(walls).toFixed(1)} ms.`,
	)
	say(`Goal: at most ${goal}. On a busy machine the minima and the CPU say more than the median.\n`)
	printTable(['function', 'median', 'minimum', 'CPU'], rows)
}

function startNode(args: string[], env: NodeJS.ProcessEnv): Start {
	const began = performance.now()
	const { status, stderr, output } = spawnSync(process.execPath, ['-e', script, ...args], {
		env,
		stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
	})
	const wall = performance.now() - began
	if (status !== 0) throw new Error(`A function could not be loaded:\n${stderr}`)
	const { user, system }: NodeJS.CpuUsage = JSON.parse(String(output[3]))
	return { wall, cpu: (user + system) / 1000 }
}
