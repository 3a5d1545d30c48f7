import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { cloudFolder, root } from '#infra/tools/folders.ts'
import { runNode } from '#infra/tools/run.ts'
import { npmPackages, type Verdict } from './install.ts'
import settings from './stryker.json' with { type: 'json' }

const Report = z.object({
	files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
})

/** Stryker breaks the rules in one place after another, and the tests that need no cloud must notice. */
export async function stryker(): Promise<Verdict> {
	const script = relative(root, join(await npmPackages('stryker'), '@stryker-mutator/core/bin/stryker.js'))
	const log = join(cloudFolder('judges'), 'stryker.log')
	await runNode(script, { args: ['run', 'infra/lab/judges/stryker.json'], log })
	const { files } = Report.parse(JSON.parse(await readFile(join(root, settings.jsonReporter.fileName), 'utf8')))
	const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
	const count = (...counted: string[]) => statuses.filter((status) => counted.includes(status)).length
	const noticed = count('Killed', 'Timeout')
	const all = noticed + count('Survived', 'NoCoverage')
	const score = (100 * noticed) / all
	const findings = score < settings.thresholds.low ? [`only ${score.toFixed(1)} % are noticed`] : []
	return { looked: `${all} changes in ${Object.keys(files).length} files, ${score.toFixed(1)} % noticed`, findings }
}
