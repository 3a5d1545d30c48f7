import { expect, test } from 'vitest'
import type * as z from 'zod'
import { examples } from '#shared/examples.ts'
import {
	Affiliate,
	AffiliateRecord,
	EmployeeApplication,
	EmployeeApplicationRecord,
	EmployeeApplicationRow,
} from './records.ts'
import { AmbassadorInput, BoardMemberInput } from './schema.ts'

const filed = {
	token: 'BTG-7K2M-9QXR-4TNV-W8HC',
	status: 'Pending',
	applicantID: 'member-1',
	issuedOn: '2026-05-10T12:00:00.000Z',
}

test.each([
	['board', BoardMemberInput, examples.join.boardMember],
	['ambassador', AmbassadorInput, examples.join.ambassador],
] as const)('an application of a %s is kept whole and opened with its notes', (kind, Input, example) => {
	const sent = Input.parse(example)
	const stored = EmployeeApplicationRecord.parse({ ...sent, ...filed, kind })
	expect(stored).toMatchObject(sent)
	const opened = EmployeeApplication.parse({ ...stored, notes: [] })
	expect(opened).toEqual({ ...stored, issuedOn: '5/10/2026', notes: [] })
	expect(EmployeeApplicationRow.parse(stored)).toMatchObject({ kind, firstName: 'Willow', issuedOn: '5/10/2026' })
	expect(EmployeeApplicationRow.parse(stored)).not.toHaveProperty('phone')
})

const missing = (schema: z.ZodType) => (schema.safeParse({}).error?.issues ?? []).map(({ path }) => String(path[0]))

test('each long answer of a board member and an ambassador is asked for', () => {
	const board = missing(BoardMemberInput)
	const ambassador = missing(AmbassadorInput)
	expect(board).toEqual(
		expect.arrayContaining(['interestReason', 'skills', 'otherCommitments', 'otherOrgs', 'otherExperience']),
	)
	expect(ambassador).toEqual(
		expect.arrayContaining(['connections', 'otherInvolvement', 'time', 'socialMediaComfort', 'showOnWebsite']),
	)
	for (const optional of ['otherInformation', 'streetAddress2']) {
		expect([...board, ...ambassador]).not.toContain(optional)
	}
})

test('an affiliate is kept without the tokens of its applications, and shown with them', () => {
	const whole = {
		...examples.join.affiliate,
		affiliateID: 'a1',
		status: 'Pending',
		dateAdded: filed.issuedOn,
		associatedApplications: [filed.token],
	}
	expect(AffiliateRecord.parse(whole)).not.toHaveProperty('associatedApplications')
	expect(Affiliate.parse(whole).associatedApplications).toEqual([filed.token])
})
