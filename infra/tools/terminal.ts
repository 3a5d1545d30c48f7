import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './folders.ts'

export const say = (line = '') => void process.stdout.write(`${line}\n`)

/** Something a person can put right: its message is all they need to read, never a stack. */
export class Trouble extends Error {}

/** Path as somebody who stands in the project types it. */
export const shortPath = (file: string) => relative(root, file) || '.'

export const lastLines = (file: string, count = 15) =>
	readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says what begins, and how long it took when it has ended. */
export async function step<Result>(what: string, work: () => Promise<Result>) {
	const began = performance.now()
	process.stdout.write(`  ${what} …${process.stdout.isTTY ? '' : '\n'}`)
	const result = await work()
	say(process.stdout.isTTY ? `\r  ✓ ${what} (${seconds(began)})` : `  ✓ ${what} (${seconds(began)})`)
	return result
}
