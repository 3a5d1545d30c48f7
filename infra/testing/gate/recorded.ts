import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { cloudFolder } from '#infra/tools/folders.ts'
import { say } from '#infra/tools/terminal.ts'
import { grown, type Weights } from './budgets.ts'

const Recorded = z.record(z.string(), z.number())

const committed = join(import.meta.dirname, 'weights.json')
const measured = (folder: string) => join(folder, 'weights.json')

const read = (file: string): Weights => Recorded.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The gate compares each bundle with these kilobytes. */
const recordedWeights = () => read(committed)

/** Every weight is printed, with a mark at what grew. The answer names what grew. */
export function sayWeights(found: Weights) {
	const recorded = recordedWeights()
	const heavier = grown(found, recorded)
	for (const [name, weight] of Object.entries(found)) {
		const mark = heavier.includes(name) ? '!' : ' '
		const than = `recorded ${recorded[name] ?? 'never'}`
		say(`${mark} ${name.padEnd(28)} ${weight.toFixed(1).padStart(7)} ${than}`)
	}
	if (heavier.length > 0) say('! is over 3 % more than recorded. If that is worth it, `npm run record`.')
	return heavier
}

export const keepMeasured = (folder: string, found: Weights) => writeFileSync(measured(folder), JSON.stringify(found))

if (import.meta.main) {
	helpIfAsked(`npm run record

Makes what the functions weighed in the last whole gate the weights that the next ones are compared with. Look at the
difference.`)
	const file = measured(cloudFolder('gate'))
	if (!existsSync(file)) throw new Error('Nothing was weighed yet: run `npm test` first.')
	const rounded = Object.entries(read(file)).map(([name, weight]) => [name, Math.round(weight * 10) / 10])
	writeFileSync(committed, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, '\t')}\n`)
}
