import { expect, test } from 'vitest'
import { examples } from '#shared/examples.ts'
import { passwordsMustMatch, SignupInput } from './account/schema.ts'
import { publicStatus, statusBanners } from './applications/rules.ts'
import { lettersSentence } from './fields.ts'
import { AffiliateInput, affiliateTypes } from './join/schema.ts'
import { joinSentences } from './join/sentences.ts'
import { ReportInput, reportTypes } from './reports/schema.ts'
import { statisticsSentences } from './statistics/schema.ts'

test('statistics and applications to join have their documented sentences', () => {
	expect(statisticsSentences.noYear('2019')).toBe('Data for 2019 is not available')
	expect(joinSentences.submitted).toBe('Application Submitted')
	expect(joinSentences.failed).toBe('Error Submitting Application')
})

test('signup speaks as documented', () => {
	const empty = { firstName: '', lastName: '', email: '', password: '' }
	const issues = SignupInput.safeParse(empty).error?.issues ?? []
	const first = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
	expect(first).toEqual({
		firstName: 'Invalid First Name Length!',
		lastName: 'Invalid Last Name Length!',
		email: 'Invalid Email Length or Format!',
		password: 'Invalid Password Length!',
	})
	expect(passwordsMustMatch).toBe('Passwords Must Match!')
})

test('a name that is long enough but no name is not called too short', () => {
	const { error } = SignupInput.safeParse({ ...examples.account.signup, firstName: 'R2' })
	expect(error?.issues[0]?.message).toBe(lettersSentence)
})

test('every status has its banner', () => {
	const banners = (['Pending', 'Approved', 'Denied'] as const).map((status) => statusBanners[publicStatus(status)])
	expect(new Set(banners).size).toBe(3)
})

test('the labels of types are accepted for the stored values', () => {
	const { type: affiliate } = AffiliateInput.shape
	expect(['Organization', 'Other Organization'].map((type) => affiliate.parse(type))).toEqual([
		'Organization',
		'Organization',
	])
	const { type: report } = ReportInput.shape
	expect(['Financial Assistance', 'Staff Relations', 'Staff'].map((type) => report.parse(type))).toEqual([
		'Financial',
		'Staff',
		'Staff',
	])

	expect(affiliateTypes.Organization).toBe('Other Organization')
	expect(reportTypes).toEqual({
		Technical: 'Technical',
		Financial: 'Financial Assistance',
		Staff: 'Staff Relations',
		Other: 'Other',
	})
})
