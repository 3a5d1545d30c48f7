import { expect, test } from 'vitest'
import { granted, grantedSoFar, requested, requestFacts } from './requestAndGrant.ts'

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
