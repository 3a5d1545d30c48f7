import { describe, expect, test } from 'vitest'
import type { Application } from '#functions/domain/applications/table.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'

process.env.TABLE_NAME = 'no table is asked here'
const { listedIn } = await import('./contacts.ts')
const { legacyContribution } = await import('./counts.ts')
const { legacyHelp } = await import('./helped.ts')
const { pastContribution, pastHelp, pastOf } = await import('./past-contributions.ts')
const { Tally } = await import('./tally.ts')

const now = new Date('2026-11-22T12:00:00Z')
const { attachments: _, ...written } = applicationsExamples.apply
const plain = ApplicationRecord.parse({
	...written,
	token: 'BTG-1',
	applicantID: 'Guest',
	status: 'Pending',
	issuedOn: '2026-11-02T18:00:00.000Z',
	firstName: 'Ash',
	lastName: 'Vale',
	email: 'ash@example.org',
	state: 'AL',
	type: 'Utility',
	bleedingDisorder: false,
})

function counted(...sent: Partial<Application>[]) {
	const tally = new Tally()
	for (const changes of sent) tally.addApplication({ ...plain, attachments: [], ...changes }, now)
	return tally.finish()
}

const decided = (status: 'Approved' | 'Denied', date: string, amount = 90) => ({
	status,
	amountApproved: amount,
	decision: { status, amount, date, message: '', emailed: false, name: 'Hazel Brook', employeeId: 'hazel' },
})

const sent = { '2026-11-02': { applications: 1, 'state AL': 1 } }
const grant = { approved: 1, 'waited 2': 1, assistance: 90, 'dollars Utility': 90, 'grants Utility': 1 }
const held = (until: string) => ({
	...decided('Approved', '2026-11-05T05:59:00.000Z'),
	held: { mail: 'mail', decisionId: 'decision', until, former: { status: 'Pending' as const } },
})

const late = (sent: string) => ({ [sent]: { applications: 1, 'state AL': 1, late: 1 } })
const paid = {
	payment: {
		method: 'Check' as const,
		date: '2026-11-20',
		name: 'Hazel',
		employeeId: 'hazel',
		recordedOn: '2026-11-21',
	},
}

test.each<[string, Partial<Application>, object]>([
	['waits', {}, sent],
	['was sent before midnight in Chicago', { issuedOn: '2026-11-03T05:59:00.000Z' }, sent],
	['waits for too long', { issuedOn: '2026-10-02T18:00:00.000Z' }, late('2026-10-02')],
	[
		'was opened again',
		{ issuedOn: '2026-10-02T18:00:00.000Z', reopenedOn: '2026-11-20' },
		{ '2026-10-02': sent['2026-11-02'] },
	],
	[
		'was withdrawn in time',
		{ issuedOn: '2026-10-02T18:00:00.000Z', withdrawnOn: '2026-10-05T18:00:00.000Z' },
		{ '2026-10-02': sent['2026-11-02'] },
	],
	['is approved', decided('Approved', '2026-11-05T05:59:00.000Z'), { ...sent, '2026-11-04': grant }],
	[
		'is approved with $0',
		{ ...decided('Approved', '2026-11-05T05:59:00.000Z', 0), ...paid },
		{ ...sent, '2026-11-04': { approved: 1, 'waited 2': 1 } },
	],
	['is denied', decided('Denied', '2026-11-05T05:59:00.000Z'), { ...sent, '2026-11-04': { denied: 1, 'waited 2': 1 } }],
	[
		'is decided on its day',
		decided('Denied', '2026-11-02T19:00:00.000Z'),
		{ '2026-11-02': { ...sent['2026-11-02'], denied: 1, 'waited 0': 1 } },
	],
	[
		'is decided too late',
		{ issuedOn: '2026-10-02T18:00:00.000Z', ...decided('Denied', '2026-11-05T18:00:00.000Z') },
		{ ...late('2026-10-02'), '2026-11-05': { denied: 1, 'waited 34': 1 } },
	],
	[
		'is paid',
		{ ...decided('Approved', '2026-11-05T05:59:00.000Z'), ...paid },
		{ ...sent, '2026-11-04': grant, '2026-11-20': { paid: 90 } },
	],
	['has a decision that its applicant doesn’t know of yet', { ...held('2026-11-22T12:00:01.000Z'), ...paid }, sent],
	['has a decision that was mailed', held('2026-11-22T12:00:00.000Z'), { ...sent, '2026-11-04': grant }],
	['is from before statistics begin', { issuedOn: '2017-12-31T18:00:00.000Z' }, {}],
])('an application that %s counts on its days', (_, changes, days) => {
	const { periods } = counted(changes)
	expect(Object.fromEntries([...periods].filter(([period]) => period.length === 10))).toEqual(days)
})

test('a day counts in its month, in its year and in all time', () => {
	const { periods } = counted({}, { issuedOn: '2026-12-24T18:00:00.000Z' }, { issuedOn: '2025-11-02T18:00:00.000Z' })
	const many = [...periods].map(([period, { applications }]) => [period, applications])
	expect(Object.fromEntries(many.filter(([period]) => String(period).length < 10))).toEqual({
		'2026-11': 1,
		'2026-12': 1,
		'2026': 2,
		'2025-11': 1,
		'2025': 1,
		all: 3,
	})
})

const hemo = (type: 'A' | 'B', severity: 'Mild' | 'Severe', more: Partial<Application> = {}) =>
	({
		bleedingDisorder: true,
		bleedingDisorderType: `Hemophilia ${type}`,
		bleedingDisorderRelationship: 'Self',
		bleedingDisorderSeverity: severity,
		...more,
	}) as const

test('a person counts once in each disorder and role, by what their newest application says', () => {
	const { disorders, contacts } = counted(
		hemo('A', 'Severe', {
			issuedOn: '2026-11-04T18:00:00.000Z',
			token: 'BTG-3',
			state: 'TX',
			email: 'ASH@example.org',
		}),
		hemo('A', 'Mild', { issuedOn: '2026-11-03T18:00:00.000Z', token: 'BTG-2' }),
		hemo('B', 'Mild'),
		hemo('B', 'Mild', { bleedingDisorderRelationship: 'Care Taker of Patient', bleedingDisorderSeverity: undefined }),
		{ email: 'nobody@example.org' },
	)
	const carer = { Caretakers: 1, 'Caretakers N/A': 1 }
	expect(Object.fromEntries(disorders)).toEqual({
		hemoA: { people: 1, 'state TX': 1, Patients: 1, 'Patients Severe': 1 },
		hemoB: { people: 1, 'state TX': 1, Patients: 1, 'Patients Mild': 1, ...carer },
		all: { people: 1, 'state TX': 1, Patients: 1, 'Patients Severe': 1, ...carer },
	})
	expect([...contacts.values()].map(listedIn)).toMatchObject([
		{ name: 'Ash Vale', state: 'TX', groups: [{ severity: 'Severe' }, {}, {}] },
	])
})

const helped = (finished: ReturnType<typeof counted>, ...spans: string[]) =>
	spans.map((span) => finished.helped.get(span))

describe('the people who were helped in twelve months', () => {
	const approved = (date: string, more: Partial<Application> = {}) => ({ ...decided('Approved', date), ...more })

	test('are counted once, where they lived last, in each of the twelve spans that have a grant of theirs', () => {
		const finished = counted(
			approved('2019-06-30T18:00:00.000Z', { state: 'TX', email: 'b@example.org', birthday: '1991-04-23' }),
			approved('2018-08-31T18:00:00.000Z', hemo('A', 'Mild')),
			// By this one the two above turn out to be one person.
			{ email: 'b@example.org' },
			approved('2019-06-30T18:00:00.000Z', { firstName: 'Birch' }),
			approved('2019-06-30T18:00:00.000Z', { firstName: 'Cedar', amountApproved: 0 }),
			decided('Denied', '2019-06-30T18:00:00.000Z'),
		)
		const first = { people: 1, 'disorder hemoA': 1, 'state AL': 1 }
		const both = { people: 2, 'disorder none': 2, 'state TX': 1, 'state AL': 1 }
		const spans = ['2017-12', '2018-01', '2018-07', '2018-08', '2018-09', '2019-06', '2019-07']
		expect(helped(finished, ...spans)).toEqual([undefined, first, both, both, both, both, undefined])
	})

	test('are those of old lists by their names, and one for each grant whose application is gone', () => {
		const tally = new Tally()
		const old = { token: 'a', firstName: 'Fern', lastName: 'Hill', date: '2018-03-02', dateAdded: '', version: 0 }
		const approvals = { Fern: 90, FERN: 40, Ivy: 10, Moss: 0 }
		const amounts = Object.entries(approvals).map(([firstName, amount]) => ({
			...old,
			firstName,
			amount,
			status: 'Approved' as const,
		}))
		for (const one of [...amounts, { ...old, firstName: 'Rowan', amount: 9, status: 'Denied' as const }]) {
			tally.add(legacyContribution(one))
			tally.addHelp(legacyHelp(one))
		}
		const gone = { day: '2018-03-01', status: 'Approved', type: 'Food', state: 'AL', amountApproved: 70, waited: 3 }
		const rest = [
			{ late: true, paidOn: '2018-03-05', disorder: 'Hemophilia A', role: 'Self', isContact: true },
			{ disorder: '?' },
			{ status: 'Denied', disorder: 'Hemophilia B', role: 'Self' },
		]
		for (const more of rest) {
			const past = pastOf({ ...gone, decidedOn: '2018-03-04', ...more })
			tally.add(pastContribution(past))
			tally.addHelp(pastHelp(past))
		}
		const finished = tally.finish()
		expect(helped(finished, '2018-03')).toEqual([
			{ people: 4, 'state unknown': 2, 'disorder unknown': 3, 'disorder hemoA': 1, 'state AL': 2 },
		])
		expect(finished.periods.get('2018')).toEqual({
			applications: 8,
			legacy: 5,
			approved: 6,
			denied: 2,
			late: 1,
			'state AL': 3,
			'waited 3': 3,
			paid: 70,
			assistance: 280,
			'dollars Legacy': 140,
			'grants Legacy': 3,
			'dollars Food': 140,
			'grants Food': 2,
		})
		const patient = { people: 1, Patients: 1, 'Patients N/A': 1, 'state AL': 1 }
		expect(Object.fromEntries(finished.disorders)).toEqual({ hemoA: patient, all: patient })
	})
})
