import { expect, test } from 'vitest'
import { MemberApplication } from '#shared/applications/records.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { birthdaySentence } from '#shared/dates.ts'
import { stepToGoOn } from '#web/features/apply/steps.ts'
import { type Answers, check, earlierAnswers, noAnswers, sectionNames, sectionOf } from './answers.ts'

const today = '2026-11-20'
const noFiles = { ids: [], settled: true, count: 0 }

const full: Answers = {
	...noAnswers,
	firstName: 'Ada',
	lastName: 'Brook',
	email: 'ada@example.org',
	birthday: '04/02/1990',
	phone: '(555) 010-2030',
	income: '1200',
	gender: 'Female',
	relationshipStatus: 'Single',
	livesAlone: 'yes',
	streetAddress: '1 Elm Street',
	city: 'Mossy Brook',
	state: 'AL',
	ZIP: '35004',
	bleedingDisorder: 'no',
	type: 'Utility',
	method: 'Bill Payment',
	amount: '240',
	details: 'The power bill of May.',
	otherApplication: 'no',
	referred: 'no',
	attachmentsSeen: true,
}

test('every question begins unanswered', () => {
	const { filledBy, helper, ...questions } = noAnswers
	expect(filledBy).toBe('me')
	for (const answer of Object.values({ ...questions, ...helper })) expect(['', false, []]).toContainEqual(answer)
})

const incomplete = (answers: Answers, files = noFiles) => {
	const { problems } = check(answers, files, today)
	return sectionNames.filter((name) => problems[name].length > 0)
}

test('an empty form lacks every section; no bill is needed, but no one overlooks that place', () => {
	expect(incomplete(noAnswers)).toEqual(sectionNames)
	expect(incomplete({ ...full, attachmentsSeen: false })).toEqual(['attachments'])
	expect(incomplete({ ...full, attachmentsSeen: false }, { ...noFiles, count: 1 })).toEqual([])
	expect(incomplete(full)).toEqual([])
	expect(check(noAnswers, noFiles, today).payload).toBeUndefined()
})

test('a kept draft goes on at its first incomplete section, and a finished one at the sending', () => {
	const goesOn = (answers: Answers) => stepToGoOn(check(answers, noFiles, today).problems)
	expect(goesOn(noAnswers)).toBe('general')
	expect(goesOn({ ...full, city: '', amount: '' })).toBe('address')
	expect(goesOn({ ...full, attachmentsSeen: false })).toBe('attachments')
	expect(goesOn(full)).toBe('send')
})

test('a complete form becomes what the server takes', () => {
	const { payload } = check(full, { ids: ['20261120-abcdefghij'], settled: true, count: 1 }, today)
	expect(payload).toMatchObject({
		birthday: '1990-04-02',
		income: 1200,
		bleedingDisorder: false,
		livesAlone: true,
		isMinor: false,
		attachments: ['20261120-abcdefghij'],
	})
})

test('each yes asks its questions, and a no forgets their answers', () => {
	expect(incomplete({ ...full, bleedingDisorder: 'yes' })).toEqual(['medical'])
	expect(incomplete({ ...full, otherApplication: 'yes' })).toEqual(['otherSources'])
	expect(incomplete({ ...full, referred: 'yes', referrer: 'A nurse' })).toEqual(['referral'])
	const refused = { ...full, referred: 'yes', referrer: 'A nurse', referrerConsent: 'no' }
	expect(check(refused, noFiles, today).problems.referral[0]?.message).toBe(applicationSentences.noConsent)
	const tooLong = { ...full, otherLocations: 'x'.repeat(500), HTC: 'x'.repeat(500) }
	expect(check(tooLong, noFiles, today).payload).toMatchObject({ otherLocations: undefined })
})

test('a cut-off is asked for its date, which is optional and sent as a date', () => {
	const typed = { ...full, cutOffDate: '11/27/2026' }
	expect(check(full, noFiles, today).payload?.cutOffDate).toBeUndefined()
	expect(check({ ...typed, cutOffSoon: 'no' }, noFiles, today).payload?.cutOffDate).toBeUndefined()
	expect(check({ ...typed, cutOffSoon: 'yes' }, noFiles, today).payload?.cutOffDate).toBe('2026-11-27')
	for (const cutOffDate of ['', '11/31/2026', 'Friday', '11/27/2062'])
		expect(incomplete({ ...full, cutOffSoon: 'yes', cutOffDate })).toEqual(['request'])
	expect(incomplete({ ...full, cutOffSoon: 'no', cutOffDate: 'Friday' })).toEqual([])
})

test('people who live with others list them, and a minor lists a parent or caretaker', () => {
	expect(incomplete({ ...full, livesAlone: 'no' })).toEqual(['family'])
	const minor = { ...full, birthday: '04/02/2012', livesAlone: '' }
	const sibling = { name: 'Bo Brook', relation: 'Sibling', birthday: '01/01/2010' }
	expect(check(minor, noFiles, today)).toMatchObject({ minor: true })
	expect(incomplete({ ...minor, familyData: [sibling] })).toEqual(['family'])
	const parent = { ...sibling, relation: 'Parent', birthday: '01/01/1980' }
	expect(check({ ...minor, familyData: [sibling, parent] }, noFiles, today).payload).toMatchObject({
		isMinor: true,
		familyData: [{ birthday: '2010-01-01' }, { relation: 'Parent' }],
	})
	expect(check({ ...full, familyData: [sibling] }, noFiles, today).payload?.familyData).toEqual([])
})

test('someone who lives alone sends nobody else’s name, and a relative they began to type holds nothing up', () => {
	const named = { name: 'Bo Brook', relation: 'Sibling', birthday: '01/01/2010' }
	const begun = { name: 'B', relation: '', birthday: '13/45' }
	for (const familyData of [[named], [begun]]) {
		const alone = { ...full, familyData }
		expect(incomplete(alone)).toEqual([])
		expect(JSON.stringify(check(alone, noFiles, today).payload)).not.toMatch(/Bo Brook|2010-01-01/)
	}
	expect(incomplete({ ...full, livesAlone: 'no', familyData: [begun] })).toEqual(['family'])
	const yetToCome = { name: '', relation: '', birthday: '01/01/2036' }
	expect(incomplete({ ...full, familyData: [yetToCome] })).toEqual([])
})

test('a link with a sign after its affiliate sends the application without one', () => {
	for (const affiliateID of ['abc123.', 'abc123”', 'a'.repeat(65)])
		expect(check({ ...full, affiliateID }, noFiles, today).payload).toMatchObject({ affiliateID: undefined })
	expect(check({ ...full, affiliateID: 'abc123' }, noFiles, today).payload).toMatchObject({ affiliateID: 'abc123' })
})

test('birthdays lie in the past, and each problem names its field', () => {
	expect(check({ ...full, birthday: '11/20/2026' }, noFiles, today).problems.general).toEqual([
		{ path: ['birthday'], message: birthdaySentence },
	])
	const tomorrow = { name: 'Bo Brook', relation: 'Child', birthday: '11/21/2026' }
	const { problems } = check({ ...full, livesAlone: 'no', familyData: [tomorrow] }, noFiles, today)
	expect(problems.family).toEqual([{ path: ['familyData', 0, 'birthday'], message: birthdaySentence }])
	expect(sectionOf('familyData.0.birthday')).toBe('family')
})

test('a file on its way keeps its section incomplete', () => {
	expect(incomplete(full, { ids: [], settled: false, count: 1 })).toEqual(['attachments'])
})

test.each(['12.50', 'none', '-1', '1234567890'])('%s is no whole number of dollars', (typed) => {
	expect(incomplete({ ...full, income: typed })).toEqual(['general'])
})

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
	const { problems } = check(answers, noFiles, today)
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
