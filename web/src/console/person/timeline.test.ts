import { expect, test } from 'vitest'
import { entriesOf, grantedInYear } from './timeline.ts'

const granted = (token: string, issuedOn: string, date: string, amount: number) => ({
	...{ token, of: token, issuedOn, amount, amountApproved: amount },
	...({ type: 'Utility', status: 'Approved' } as const),
	decision: { name: 'Hazel Reed', status: 'Approved' as const, amount, date, message: '', emailed: true },
})

test('a grant counts in the 12 months by the day of its decision', () => {
	const applications = [
		granted('BTG-1', '10/20/2025', '2025-12-01T15:00:00.000Z', 800),
		granted('BTG-2', '09/01/2025', '2025-10-01T15:00:00.000Z', 70),
	]
	const known = {
		applications: { status: true as const, isCut: false, applications, people: [] },
		events: undefined,
		books: undefined,
	}
	expect(grantedInYear(entriesOf(known), '2026-11-26')).toBe(800)
})
