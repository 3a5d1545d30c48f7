import { expect, test } from 'vitest'
import { MemberApplication } from '#shared/applications/records.ts'
import { check, earlierAnswers, noAnswers } from './answers.ts'

const earlier = MemberApplication.parse({
	token: 'BTG-1',
	status: 'Denied',
	issuedOn: '2026-05-22T15:00:00.000Z',
	firstName: 'Ada',
	lastName: 'Brook',
	email: 'ada@example.org',
	birthday: '1990-04-02',
	phone: '(555) 010-2030',
	income: 0,
	gender: 'Female',
	relationshipStatus: 'Single',
	isMinor: false,
	livesAlone: false,
	familyData: [{ name: 'Bo Brook', relation: 'Child', birthday: '2016-02-29' }],
	streetAddress: '1 Elm Street',
	city: 'Mossy Brook',
	state: 'AL',
	ZIP: '35004',
	bleedingDisorder: false,
	type: 'Utility',
	method: 'Bill Payment',
	amount: 240,
	cutOffDate: '2026-05-29',
	details: 'The power bill of May.',
	otherApplication: false,
	referred: true,
	referrer: 'A nurse',
})

test('a second application takes the answers about person and household, and none about the request', () => {
	const answers = { ...noAnswers, ...earlierAnswers(earlier, noAnswers) }
	const { problems } = check(answers, { ids: [], settled: true, count: 0 }, '2026-11-20')
	const open = Object.entries(problems).filter(([, of]) => of.length > 0)
	expect(open.map(([section]) => section)).toEqual(['request', 'otherSources', 'attachments', 'referral'])
	expect(answers).toMatchObject({ income: '0', livesAlone: 'no', birthday: '04/02/1990', state: 'AL' })
	expect(JSON.stringify(answers)).not.toMatch(/May|nurse|Utility|240|05\/29/)
})

test('answers that were typed already stay', () => {
	const now = { ...noAnswers, email: 'new@example.org', city: 'Elsewhere' }
	const taken = earlierAnswers(earlier, now)
	expect(taken).toMatchObject({ phone: '(555) 010-2030' })
	expect([taken.email, taken.city]).toEqual([undefined, undefined])
})
