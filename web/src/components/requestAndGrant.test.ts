import { expect, test } from 'vitest'
import { decisionFacts, granted, grantedSoFar, requested, requestFacts } from './requestAndGrant.ts'

test('the requested amount is shown in whole dollars', () => {
	const application = { type: 'Utility', method: 'Bill Payment', amount: 1320 }
	expect(requested(application)).toBe('$1,320')
	expect(requestFacts(application)).toContainEqual(['Amount requested', '$1,320 USD'])
})

test('a grant is said where there is one', () => {
	expect(granted({ amount: 240 })).toBe('$240')
	expect(granted({ amount: 0 })).toBeUndefined()
	expect(granted({})).toBeUndefined()
	expect(grantedSoFar({ amountApproved: 1320 })).toBe('$1,320')
	expect(grantedSoFar({})).toBeUndefined()
})

test('a decision names its day as the organization counts days', () => {
	expect(decisionFacts({ amount: 0, date: '2026-05-11T03:00:00.000Z' })).toEqual([
		['Decided on', 'May 10, 2026'],
		['Assistance granted', undefined],
	])
})
