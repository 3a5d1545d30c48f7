import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runNode } from '#infra/tools/run.ts'
import { say } from '#infra/tools/terminal.ts'
import { type FailedTest, worthAnotherRun } from './again.ts'
import { tally } from './tally.ts'

interface TestRun {
	folder: string
	/** Where the running cloud is described; without one, the tests that need it say so and fail. */
	cloudFile: string | undefined
	chromium: string | undefined
	args: string[]
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

/** Vitest with everything it prints, its numbers added to the tally. True where it found nothing wrong. */
export async function runTests(run: TestRun) {
	const { report, failed, isGreen } = await vitest(run)
	const files = worthAnotherRun(failed)
	if (files.length > 0) say('\nWhat failed is run once more, by itself.')
	const passesAgain = files.length > 0 && (await vitest({ ...run, args: files })).isGreen
	const names = failed.map(({ file, name = file }) => name)
	tally.passed += report.numPassedTests + (passesAgain ? failed.length : 0)
	tally.failed += passesAgain ? 0 : report.numFailedTests
	tally.skipped += report.numPendingTests + report.numTodoTests
	if (passesAgain) tally.unsteady.push(...names)
	else tally.failures.push(...names)
	if (report.numPassedTests + report.numFailedTests === 0) say('No test ran.')
	return (isGreen || passesAgain) && report.numPassedTests > 0
}

async function vitest({ folder, cloudFile, chromium, args }: TestRun) {
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
	const failed = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
	return { report, failed, isGreen: code === 0 }
}

/** A file that can't be imported, or whose preparation fails, has failed without any test of it. */
function failuresOf({ name: file, assertionResults }: FileReport): FailedTest[] {
	const tests = assertionResults.filter(({ status }) => status === 'failed')
	return tests.length > 0 ? tests.map(({ fullName }) => ({ file, name: fullName })) : [{ file }]
}

/** The developer's own AWS account is kept out. */
const withoutAws = (env: NodeJS.ProcessEnv) =>
	Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('AWS_')))
