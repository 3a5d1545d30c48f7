import { expect, test } from 'vitest'
import { entriesOf, grantedInYear } from './timeline.ts'

const granted = (token: string, issuedOn: string, date: string, amount: number) => ({
	token,
	of: token,
	issuedOn,
	amount,
	amountApproved: amount,
	...({ type: 'Utility', status: 'Approved' } as const),
	decision: { name: 'Hazel Reed', status: 'Approved' as const, amount, date, message: '', emailed: true },
})

test('a grant counts in the 12 months by the day of its decision, and the newest application is first', () => {
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
	const oldestFirst = { ...known, applications: { ...known.applications, applications: applications.toReversed() } }
	for (const one of [known, oldestFirst]) expect(entriesOf(one).map(({ id }) => id)).toEqual(['BTG-1', 'BTG-2'])
})

test('an arrival in the evening is on the day of our clocks, also in the last night of a year', () => {
	const person = { firstName: 'Hazel', lastName: 'Reed', email: 'hazel@example.org' }
	const came = { groupMembers: '1', photoOptIn: false, sponsorContactOptIn: false }
	const event = { _id: 'event', name: 'Winter Fair', date: '12/31/2026' }
	const events = {
		status: true as const,
		isCut: false,
		signUps: [{ ...person, _id: 'up', signedIn: false, date: '2026-12-31T15:00:00.000Z', event }],
		signIns: [{ ...person, ...came, _id: 'in', date: '2027-01-01T01:30:00.000Z', event }],
	}
	const entries = entriesOf({ applications: undefined, events, books: undefined })
	expect(entries.map(({ at }) => at)).toEqual(['2026-12-31', '2026-12-31'])
})
