import { expect, test } from 'vitest'
import { applicationsExamples } from './examples.ts'
import {
	ApplicationRecord,
	ApplicationRow,
	ListedApplication,
	MemberApplication,
	PublicApplication,
	StaffApplication,
} from './records.ts'
import { ApplicationInput } from './schema.ts'

const { attachments, ...sent } = ApplicationInput.parse(applicationsExamples.apply)

const decision = {
	status: 'Denied',
	message: 'We cannot help with this.',
	amount: 0,
	emailed: true,
	name: 'Hazel Field',
	employeeId: 'employee-1',
	date: '2026-05-11T12:00:00.000Z',
} as const

const stored = ApplicationRecord.parse({
	...sent,
	token: 'BTG-7K2M-9QXR-4TNV-W8HC',
	status: 'Denied',
	applicantID: 'member-1',
	issuedOn: '2026-05-10T12:00:00.000Z',
	decision,
	version: 2,
})

const file = {
	id: 'file-1',
	name: 'bill.pdf',
	size: 1536,
	contentType: 'application/pdf',
	key: 'files/1',
	data: 'https://…',
}
const note = { _id: 'n1', name: 'Hazel Field', authorId: 'employee-1', date: decision.date, body: 'Called.' }
const whole = { ...stored, attachments: [file], followUps: [], notes: [note], history: [decision], payments: [] }

test('an application is kept as it was sent', () => {
	expect(stored).toMatchObject({ ...sent, birthday: '1990-04-23', amount: 240 })
	expect(attachments).toHaveLength(1)
})

test('anyone with name and token sees the review and nothing of staff, links or family', () => {
	const seen = PublicApplication.parse(whole)
	expect(seen).toMatchObject({ status: 'Declined', issuedOn: '5/10/2026', birthday: '04/23/1990' })
	expect(seen.attachments).toEqual([{ name: 'bill.pdf', size: 1536 }])
	expect(JSON.stringify(seen)).not.toMatch(/Hazel|employee-1|Called|https:|files\/1|member-1/)
})

test('staff see who asked for what is missing and what was said', () => {
	const missing = {
		things: ['bill', 'other'],
		words: 'And the second letter.',
		name: 'Hazel Field',
		employeeId: 'employee-1',
		askedOn: decision.date,
		toldOn: decision.date,
		mail: 'mail-1',
		lastDay: '2026-05-26',
		answer: { kind: 'cannot', words: 'My landlord is away.', date: decision.date },
	}
	const { employeeId, mail, ...known } = missing
	expect(StaffApplication.parse({ ...whole, missing }).missing).toEqual(known)
	expect(ListedApplication.parse({ ...whole, missing }).missing).toEqual(known)
	expect(ApplicationRow.parse({ ...whole, missing }).missing).toEqual({
		lastDay: '2026-05-26',
		answer: { kind: 'cannot', date: decision.date },
	})
})

test('its owner sees all they sent but what only staff read, and the answer, but not who gave it', () => {
	const seen = MemberApplication.parse(whole)
	const { referrerConsent, affiliateID, ...documented } = sent
	expect([referrerConsent, affiliateID]).not.toContain(undefined)
	expect(Object.keys(seen)).toEqual(expect.arrayContaining(Object.keys(documented)))
	expect(seen.familyData).toEqual([{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }])
	expect(seen.status).toBe('Declined')
	expect(JSON.stringify(seen)).not.toMatch(/Hazel|employee-1|Called|https:|files\/1|Denied/)
})

test('staff see everything but where it is stored', () => {
	const seen = StaffApplication.parse(whole)
	expect(seen).toMatchObject({ status: 'Denied', applicantID: 'member-1', version: 2 })
	expect(seen.familyData).toEqual([{ name: 'Reed Brook', relation: 'Child', birthday: '02/29/2016' }])
	expect(seen.notes).toEqual([{ _id: 'n1', name: 'Hazel Field', date: decision.date, body: 'Called.' }])
	expect(JSON.stringify(seen)).not.toMatch(/files\/1|employee-1/)
})

test('the staff list holds whole applications or rows, and adds nothing to a row', () => {
	const row = ApplicationRow.parse(whole)
	expect(ListedApplication.parse(row)).toEqual(row)
	expect(ListedApplication.parse(whole)).toEqual(StaffApplication.parse(whole))
})

test('an application from before family data was required is still readable', () => {
	const late = [
		'isMinor',
		'livesAlone',
		'language',
		'familyData',
		'newsletterOptIn',
		'referrerConsent',
		'affiliateID',
		'affiliateApproved',
		'affiliateDenied',
		'decision',
		'version',
	]
	const old = Object.fromEntries(Object.entries(stored).filter(([field]) => !late.includes(field)))
	const seen = StaffApplication.parse(old)
	expect(seen.familyData).toBeUndefined()
	expect(seen).toMatchObject({ version: 0, affiliateApproved: false, notes: [], history: [], language: 'en' })
})

test.each([PublicApplication, MemberApplication, StaffApplication, ApplicationRow, ListedApplication])(
	'an answer that is given again stays as it was (%#)',
	(view) => {
		const answer = view.parse(whole)
		expect(view.parse(answer)).toEqual(answer)
	},
)
