import * as z from 'zod'
import { tally } from './tally.ts'

/** Vitest writes a report about the files of a run, and the tests of each. */
export const Report = z.object({
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
})

export type Report = z.output<typeof Report>

/** Files that can't be imported, or whose preparation fails, have failed without any test of them. */
export const failuresOf = ({ testResults }: Report) =>
	testResults
		.filter(({ status }) => status === 'failed')
		.flatMap(({ name: file, assertionResults }) => {
			const tests = assertionResults.filter(({ status }) => status === 'failed')
			return tests.length > 0 ? tests.map(({ fullName }) => fullName) : [file]
		})

export function countTests(report: Report) {
	const statuses = report.testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
	const many = (status: string) => statuses.filter((one) => one === status).length
	const [passed, failed] = [many('passed'), many('failed')]
	return { passed, failed, skipped: statuses.length - passed - failed }
}

export function addToTally(report: Report) {
	const { passed, failed, skipped } = countTests(report)
	tally.passed += passed
	tally.failed += failed
	tally.skipped += skipped
	tally.failures.push(...failuresOf(report))
}
