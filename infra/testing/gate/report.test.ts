import { expect, test } from 'vitest'
import { afterSecondTry, countTests, failuresOf } from './report.ts'

const file = (name: string, ...statuses: string[]) => ({
	name,
	status: statuses.includes('failed') ? 'failed' : 'passed',
	assertionResults: statuses.map((status, at) => ({ fullName: `${name} ${at}`, status })),
})

const first = { testResults: [file('desk', 'passed', 'failed'), file('apply', 'passed', 'skipped')] }

test('a file that ran again counts as it ended the second time', () => {
	const passed = afterSecondTry(first, { testResults: [file('desk', 'passed', 'passed')] })
	expect(countTests(passed)).toEqual({ passed: 3, failed: 0, skipped: 1 })
	expect(failuresOf(passed)).toEqual([])

	const failed = afterSecondTry(first, { testResults: [file('desk', 'failed', 'passed')] })
	expect(countTests(failed)).toEqual({ passed: 2, failed: 1, skipped: 1 })
	expect(failuresOf(failed)).toEqual(['desk 0'])
})

test('a file that could not be loaded again has failed by its own name', () => {
	const broken = { name: 'desk', status: 'failed', assertionResults: [] }
	expect(failuresOf(afterSecondTry(first, { testResults: [broken] }))).toEqual(['desk'])
})

test('a second run that found no file leaves the failures of the first', () => {
	expect(failuresOf(afterSecondTry(first, { testResults: [] }))).toEqual(['desk 1'])
})
