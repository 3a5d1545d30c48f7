import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { cloudFolder } from '#infra/tools/folders.ts'
import type { Weights } from './budgets.ts'

const Recorded = z.record(z.string(), z.number())

const committed = join(import.meta.dirname, 'weights.json')
const measured = (folder: string) => join(folder, 'weights.json')

const read = (file: string): Weights => Recorded.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Kilobytes of each function's bundle, with which the gate compares. */
export const recordedWeights = () => read(committed)

export const keepMeasured = (folder: string, found: Weights) =>
	writeFileSync(measured(folder), JSON.stringify(found))

/** `npm run record`: what the last whole gate weighed is what the next ones are compared with. Look at the difference. */
if (import.meta.main) {
	const file = measured(cloudFolder('gate'))
	if (!existsSync(file)) throw new Error('Nothing was weighed yet: run `npm test` first.')
	const rounded = Object.entries(read(file)).map(([name, weight]) => [name, Math.round(weight * 10) / 10])
	writeFileSync(committed, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, '\t')}\n`)
}
