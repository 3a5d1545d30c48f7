import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, say } from '#infra/tools/terminal.ts'
import { addToTally, Report } from './report.ts'

export const vitest = 'node_modules/vitest/vitest.mjs'

interface TestRun {
	folder: string
	/** Without a cloud, the tests that need one say so and fail. */
	cloudFile?: string | undefined
	chromium?: string | undefined
	args: string[]
	/** The report has this name, and so does a file for what the run prints if another one prints beside it. */
	name?: string
	isQuiet?: boolean
	/** No test may be among those that are asked for. */
	mayBeNone?: boolean
}

/** Vitest prints everything, and its numbers go into the tally. The answer is true where the run ended well. */
export async function runTests({
	folder,
	cloudFile,
	chromium,
	args,
	name = 'vitest',
	isQuiet = false,
	mayBeNone = false,
}: TestRun) {
	const file = join(folder, `${name}.json`)
	const log = join(folder, `${name}.log`)
	await rm(file, { force: true })
	const code = await runNode(vitest, {
		args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
		env: {
			...withoutAws(process.env),
			...(cloudFile && { TEST_CLOUD: cloudFile }),
			...(chromium && { CHROMIUM: chromium }),
		},
		...(isQuiet && { log }),
	})
	if (isQuiet && code !== 0) say(lastLines(log, 200))
	const report = Report.parse(JSON.parse(await readFile(file, 'utf8')))
	const hasRun = report.numPassedTests > 0
	if (!hasRun) say('No test passed.')
	addToTally(report)
	return code === 0 && (hasRun || mayBeNone)
}

/** A developer's own AWS account stays out of the tests. */
const withoutAws = (env: NodeJS.ProcessEnv) =>
	Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')))
