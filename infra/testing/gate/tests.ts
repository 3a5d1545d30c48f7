import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runNode } from '#infra/tools/run.ts'
import { say } from '#infra/tools/terminal.ts'
import { tally } from './tally.ts'

interface TestRun {
	folder: string
	/** Where the running cloud is described; without one, the tests that need it say so and fail. */
	cloudFile: string | undefined
	chromium: string | undefined
	args: string[]
}

const Report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
	numFailedTestSuites: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
})

/** Vitest with everything it prints, its numbers added to the tally. True where it found nothing wrong. */
export async function runTests({ folder, cloudFile, chromium, args }: TestRun) {
	const file = join(folder, 'vitest.json')
	await rm(file, { force: true })
	const code = await runNode('node_modules/vitest/vitest.mjs', {
		args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
		env: {
			...withoutAws(process.env),
			...(cloudFile && { TEST_CLOUD: cloudFile }),
			...(chromium && { CHROMIUM: chromium }),
		},
	})
	const report = Report.parse(JSON.parse(await readFile(file, 'utf8')))
	tally.passed += report.numPassedTests
	tally.failed += report.numFailedTests
	tally.skipped += report.numPendingTests + report.numTodoTests
	for (const { assertionResults } of report.testResults)
		for (const { fullName, status } of assertionResults)
			if (status === 'failed') tally.failures.push(fullName)
	if (report.numPassedTests + report.numFailedTests === 0) say('No test ran.')
	return code === 0 && report.numPassedTests > 0
}

/** The developer's own AWS account is kept out. */
const withoutAws = (env: NodeJS.ProcessEnv) =>
	Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')))
