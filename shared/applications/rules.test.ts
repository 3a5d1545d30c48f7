import { describe, expect, test } from 'vitest'
import { emailSentence, phoneSentence } from '../fields.ts'
import { helperSentences } from './applicant-helper.ts'
import { applicationsExamples } from './examples.ts'
import { datedProblems, publicStatus } from './rules.ts'
import { ApplicationInput, applicationSections } from './schema.ts'
import { RespondInput } from './staff-schema.ts'

const example = applicationsExamples.apply
const family = [{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }]
const parent = [{ name: 'Aspen Brook', relation: 'Parent', birthday: '03/01/1980' }]

const errorsOf = (changes: Record<string, unknown>) => {
	const { error } = ApplicationInput.safeParse({ ...example, ...changes })
	return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('family', () => {
	test.each([
		['alone', { livesAlone: true, familyData: [] }],
		['alone, as a form says it', { livesAlone: 'yes', familyData: '' }],
		['with others who are named', { livesAlone: false, familyData: family }],
		['a minor with a parent', { isMinor: true, livesAlone: '', familyData: parent }],
		['ten members', { familyData: Array.from({ length: 10 }, () => family[0]) }],
	])('%s is complete', (_, changes) => expect(errorsOf(changes)).toEqual({}))

	test.each([
		['not said', { livesAlone: '', familyData: [] }, 'livesAlone'],
		['with others who are not named', { livesAlone: false, familyData: [] }, 'familyData'],
		['a minor alone', { isMinor: true, livesAlone: true, familyData: [] }, 'familyData'],
		['a minor without a parent or caretaker', { isMinor: true, familyData: family }, 'familyData'],
		['eleven members', { familyData: Array.from({ length: 11 }, () => family[0]) }, 'familyData'],
		['a nameless member', { familyData: [{ ...family[0], name: 'R' }] }, 'familyData.0.name'],
	])('%s is not complete', (_, changes, field) => expect(Object.keys(errorsOf(changes))).toEqual([field]))

	test.each(['Parent', 'Stepparent', 'Guardian', 'Caretaker', 'Grandparent'])('a %s cares for a minor', (relation) => {
		expect(errorsOf({ isMinor: true, familyData: [{ ...family[0], relation }] })).toEqual({})
	})
})

test('a bleeding disorder is described whole, and none is not asked about', () => {
	const unsaid = { bleedingDisorderRelationship: '', bleedingDisorderType: '', bleedingDisorderSeverity: '', HTC: '' }
	expect(Object.keys(errorsOf(unsaid)).sort()).toEqual(Object.keys(unsaid).sort())
	expect(errorsOf({ ...unsaid, bleedingDisorder: 'no' })).toEqual({})
	const problems = errorsOf({ ...unsaid, otherLocations: '', referrer: '' })
	expect(Object.keys(problems).sort()).toEqual([...Object.keys(unsaid), 'otherLocations', 'referrer'].sort())
})

test('a referral needs the referrer and their consent', () => {
	expect(errorsOf({ referrer: '' })).toEqual({ referrer: expect.any(String) })
	expect(errorsOf({ referrerConsent: 'no' })).toEqual({
		referrerConsent: 'We Cannot Accept Referral Applications Without Consent to Speak to the Referrer',
	})
	expect(errorsOf({ referred: 'no', referrer: '', referrerConsent: 'no' })).toEqual({})
})

test('our form asks for the consent; a client as documented, which does not send it, is heard', () => {
	const referral = { referred: true, referrer: 'Aspen Hill' }
	expect(applicationSections.referral.safeParse(referral).success).toBe(false)
	expect(applicationSections.referral.safeParse({ ...referral, referrerConsent: true }).success).toBe(true)
	expect(errorsOf({ referrerConsent: undefined })).toEqual({})
})

test('other sources are named', () => {
	expect(Object.keys(errorsOf({ otherLocations: '' }))).toEqual(['otherLocations'])
	expect(errorsOf({ otherApplication: false, otherLocations: '' })).toEqual({})
})

test('answers to questions that no longer apply are not kept', () => {
	const kept = ApplicationInput.parse({
		...example,
		bleedingDisorder: false,
		otherApplication: false,
		referred: false,
		livesAlone: true,
	})
	expect(kept).toMatchObject({
		familyData: [],
		firstName: 'Willow',
		bleedingDisorder: false,
		otherApplication: false,
		referred: false,
	})
	for (const field of [
		'HTC',
		'bleedingDisorderRelationship',
		'bleedingDisorderType',
		'bleedingDisorderSeverity',
		'otherLocations',
		'referrer',
		'referrerConsent',
	] as const) {
		expect(kept[field]).toBeUndefined()
	}
})

test('every field of an application belongs to one section', () => {
	const inSections = Object.values(applicationSections).flatMap(({ shape }) => Object.keys(shape))
	expect(new Set(inSections).size).toBe(inSections.length)
	expect(inSections.sort()).toEqual(Object.keys(ApplicationInput.shape).sort())
})

describe('with a calendar', () => {
	const today = '2026-05-10'
	const answers = { birthday: '1990-04-23', livesAlone: true }

	test('an adult who lives alone passes', () => {
		expect(datedProblems(answers, today)).toEqual([])
	})

	test('a minor cannot claim to be of age', () => {
		const claims = { ...answers, birthday: '2010-04-23', isMinor: false }
		expect(datedProblems(claims, today).map(({ path }) => path)).toEqual([['familyData']])
	})

	test.each([
		['2026-05-08', []],
		['2027-05-11', []],
		['2025-05-09', []],
		['2027-05-12', ['cutOffDate']],
		['2025-05-08', ['cutOffDate']],
	])('the date on a notice may be %s', (cutOffDate, wrong) => {
		expect(datedProblems({ ...answers, cutOffDate }, today).map(({ path }) => path[0])).toEqual(wrong)
	})

	test('a birthday has to be before today', () => {
		const familyData = [
			{ relation: 'Parent', birthday: '1980-01-01' },
			{ relation: 'Child', birthday: '2026-05-10' },
		]
		const found = datedProblems({ birthday: '2026-05-11', familyData }, today)
		expect(found.map(({ path }) => path)).toEqual([['birthday'], ['familyData', 1, 'birthday']])
	})
})

test.each([
	['Approved', { amount: '' }, ['amount']],
	['Approved', { amount: '0' }, ['amount']],
	['Approved', { amount: '1' }, []],
	['Denied', { amount: '0' }, []],
	['Approved', { amount: '2.50' }, ['amount']],
	['Denied', { amount: '' }, []],
	['Denied', { message: '', emailApplicant: 'yes' }, ['message']],
	['Denied', { message: '', emailApplicant: 'no' }, []],
	['Pending', {}, ['status']],
])('a response %s with %j', (status, changes, wrong) => {
	const sent = { ...applicationsExamples.respond, status, ...changes }
	expect((RespondInput.safeParse(sent).error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(wrong)
})

test('applicants read Declined where staff read Denied', () => {
	expect((['Pending', 'Approved', 'Denied', 'Declined'] as const).map(publicStatus)).toEqual([
		'Pending',
		'Approved',
		'Declined',
		'Declined',
	])
})

const helper = {
	name: 'Aspen Hill',
	relation: 'professional',
	email: 'aspen@example.org',
	writeTo: 'helper',
	theyKnow: 'yes',
}
const theirs = 'Enter their email, or choose that we write to you.'
const own = 'This is your own email. Enter theirs, or leave it empty and choose that we write to you.'

test.each<[string, object, Record<string, string>]>([
	['no email and no helper', { email: '' }, { email: emailSentence }],
	['no email, no helper and a wrong phone', { email: '', phone: '5' }, { email: emailSentence, phone: phoneSentence }],
	['no email, and a helper who gets the mails', { email: '', helper }, {}],
	['no email, and mails to both', { email: '', helper: { ...helper, writeTo: 'both' } }, { email: theirs }],
	['the email of the helper', { email: helper.email, helper }, { email: own }],
	[
		'a helper of whom they don’t know',
		{ helper: { ...helper, theyKnow: false } },
		{ 'helper.theyKnow': helperSentences.theyKnow },
	],
	['a helper as text of a form', { helper: JSON.stringify(helper) }, {}],
	['an empty field for a helper', { helper: '' }, {}],
])('an application with %s', (_, changes, problems) => {
	const { error } = ApplicationInput.safeParse({ ...example, ...changes })
	const found = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
	expect(Object.fromEntries(found)).toEqual(problems)
})
