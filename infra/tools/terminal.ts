import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './folders.ts'

export const say = (line = '') => void process.stdout.write(`${line}\n`)

/** A person can fix the error. Its message is enough, so it's printed without a stack. */
export class Trouble extends Error {}

/** A path relative to the project's folder. */
export const shortPath = (file: string) => relative(root, file) || '.'

export const lastLines = (file: string, count = 15) =>
	readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The step is printed when it begins, and with its duration when it ends. Several may run side by side. */
export async function step<Result>(what: string, work: () => Promise<Result>) {
	const since = performance.now()
	say(`  ${what} …`)
	const result = await work()
	say(`  ✓ ${what} (${seconds(since)})`)
	return result
}
