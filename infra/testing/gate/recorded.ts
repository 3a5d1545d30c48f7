import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { cloudFolder } from '#infra/tools/folders.ts'

const Recorded = z.object({
	/** Kilobytes of each function's bundle. */
	weights: z.record(z.string(), z.number()),
	/** Which function made which kind of write: `newsletter Delete LEAVE/LEAVE`. */
	writes: z.array(z.string()),
})

export type Recorded = z.output<typeof Recorded>

const committed = join(import.meta.dirname, 'recorded.json')
const measured = (folder: string) => join(folder, 'measured.json')

const read = (file: string) => Recorded.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The committed numbers that the gate compares with. */
export const readRecorded = () => read(committed)

export const keepMeasured = (folder: string, found: Recorded) =>
	writeFileSync(measured(folder), JSON.stringify(found))

/** `npm run record`: what the last whole gate measured is what the next ones are compared with. Look at the difference. */
if (import.meta.main) {
	const file = measured(cloudFolder('gate'))
	if (!existsSync(file)) throw new Error('Nothing was measured yet: run `npm test` first.')
	const { weights, writes } = read(file)
	const rounded = Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * 10) / 10])
	const found = { weights: Object.fromEntries(rounded.sort()), writes: writes.toSorted() }
	writeFileSync(committed, `${JSON.stringify(found, null, '\t')}\n`)
}
