import * as z from 'zod'
import { tally } from './tally.ts'

const FileReport = z.object({
	name: z.string(),
	status: z.string(),
	assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
})

export type FileReport = z.output<typeof FileReport>

/** Vitest writes a report about the files of a run, and the tests of each. */
export const Report = z.object({ testResults: z.array(FileReport) })

export type Report = z.output<typeof Report>

export const failedFiles = ({ testResults }: Report) =>
	testResults.filter(({ status }) => status === 'failed')

/** The first run has the answers of the second one for the files that ran again. */
export const afterSecondTry = (first: Report, second: Report): Report => ({
	testResults: [
		...first.testResults.filter(({ name }) => second.testResults.every((again) => again.name !== name)),
		...second.testResults,
	],
})

/** Files that can't be imported, or whose preparation fails, have failed without any test of them. */
export const failuresOf = (report: Report) =>
	failedFiles(report).flatMap(({ name: file, assertionResults }) => {
		const tests = assertionResults.filter(({ status }) => status === 'failed')
		return tests.length > 0 ? tests.map(({ fullName }) => fullName) : [file]
	})

export function countTests(report: Report) {
	const statuses = report.testResults.flatMap(({ assertionResults }) =>
		assertionResults.map(({ status }) => status),
	)
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
