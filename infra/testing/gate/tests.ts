import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, say } from '#infra/tools/terminal.ts'
import { tally } from './tally.ts'

export const vitest = 'node_modules/vitest/vitest.mjs'

interface TestRun {
	folder: string
	/** The file that describes the running cloud. Without one, the tests that need it say so and fail. */
	cloudFile?: string | undefined
	chromium?: string | undefined
	args: string[]
	/** The name of its report, and of a file for what it prints if another run prints beside it. */
	name?: string
	isQuiet?: boolean
}

const FileReport = z.object({
	name: z.string(),
	status: z.string(),
	assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
})

type FileReport = z.output<typeof FileReport>

const Report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
	testResults: z.array(FileReport),
})

/**
 * Vitest with everything it prints, its numbers added to the tally; the report stays in the folder. True where it found
 * nothing wrong. No test gets a second try: one that fails by chance is a defect of the test or of the product.
 */
export async function runTests(run: TestRun) {
	const { folder, cloudFile, chromium, args, name = 'vitest', isQuiet = false } = run
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
	tally.passed += report.numPassedTests
	tally.failed += report.numFailedTests
	tally.skipped += report.numPendingTests + report.numTodoTests
	tally.failures.push(...report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf))
	if (report.numPassedTests + report.numFailedTests === 0) say('No test ran.')
	return code === 0 && report.numPassedTests > 0
}

/** A file that can't be imported, or whose preparation fails, has failed without any test of it. */
function failuresOf({ name: file, assertionResults }: FileReport) {
	const tests = assertionResults.filter(({ status }) => status === 'failed')
	return tests.length > 0 ? tests.map(({ fullName }) => fullName) : [file]
}

/** The developer's own AWS account is kept out. */
const withoutAws = (env: NodeJS.ProcessEnv) =>
	Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')))
