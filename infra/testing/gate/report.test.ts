import { expect, test } from 'vitest'
import { countTests, failuresOf } from './report.ts'

const file = (name: string, ...statuses: string[]) => ({
	name,
	status: statuses.includes('failed') ? 'failed' : 'passed',
	assertionResults: statuses.map((status, at) => ({ fullName: `${name} ${at}`, status })),
})

test('every test is counted, and those that failed are named', () => {
	const report = { testResults: [file('desk', 'passed', 'failed'), file('apply', 'passed', 'skipped')] }
	expect(countTests(report)).toEqual({ passed: 2, failed: 1, skipped: 1 })
	expect(failuresOf(report)).toEqual(['desk 1'])
})

test('a file that could not be loaded has failed by its own name', () => {
	const broken = { name: 'desk', status: 'failed', assertionResults: [] }
	expect(failuresOf({ testResults: [broken, file('apply', 'passed')] })).toEqual(['desk'])
})
