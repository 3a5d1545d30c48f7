import * as z from 'zod'
import { tally } from './tally.ts'

/** Vitest writes a report about the files of a run, and the tests of each. */
export const Report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			assertionResults: z.array(
				z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
			),
		}),
	),
})

export type Report = z.output<typeof Report>

/** Files that can't be imported, or whose preparation fails, have failed without any test of them. */
const failuresOf = ({ testResults }: Report) =>
	testResults
		.filter(({ status }) => status === 'failed')
		.flatMap(({ name: file, assertionResults }) => {
			const tests = assertionResults.filter(({ status }) => status === 'failed')
			return tests.length > 0 ? tests.map(({ fullName }) => fullName) : [file]
		})

export function addToTally(report: Report) {
	tally.passed += report.numPassedTests
	tally.failed += report.numFailedTests
	tally.skipped += report.numPendingTests
	tally.failures.push(...failuresOf(report))
}
