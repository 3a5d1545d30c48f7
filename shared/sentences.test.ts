import { expect, test } from 'vitest'
import { accountExamples } from './account/examples.ts'
import { passwordsMustMatch, SignupInput } from './account/schema.ts'
import { publicStatus, statusBanners } from './applications/rules.ts'
import { applicationSentences } from './applications/sentences.ts'
import { eventSentences } from './events/sentences.ts'
import { emailSentence, lettersSentence } from './fields.ts'
import { fileSentences } from './files/rules.ts'
import { AffiliateInput, affiliateTypes, joinSentences } from './join/schema.ts'
import { messages } from './messages.ts'
import { newsletterSentences } from './newsletter/schema.ts'
import { ReportInput, reportSentences, reportTypes } from './reports/schema.ts'
import { sponsorSentences } from './sponsors/schema.ts'
import { statisticsSentences } from './statistics/schema.ts'
import { userSentences } from './users/schema.ts'

const said = [
	applicationSentences,
	eventSentences,
	fileSentences,
	joinSentences,
	messages,
	newsletterSentences,
	{
		received: reportSentences.received,
		tooLong: reportSentences.tooLong,
		changeFailed: reportSentences.changeFailed,
	},
	sponsorSentences,
	statusBanners,
	userSentences,
].flatMap((sentences): string[] => Object.values(sentences))

/** The sentences of both documents that more than one screen or the server says. */
test.each([
	'Please Fill Out All Fields!',
	'Thanks for Signing Up!',
	'Section Completed!',
	'Section Incomplete',
	'Application Completed!',
	'Application Incomplete',
	'Unable to Submit',
	'Please Complete Application Before Submitting!',
	'Both Income and Amount Requested Must Be Numbers!',
	'We Cannot Accept Referral Applications Without Consent to Speak to the Referrer',
	'Please input all requested information!',
	'Unable to view without login',
	'Your Application Has Been Approved!',
	'Your Application is Pending!',
	'Your Application has Been Denied',
	'Invalid File Size (Max Size: 8MB)!',
	'Invalid File Size (Max Size: 50MB)!',
	'Invalid File Type!',
	'Maximum Uploads Reached!',
	'No File Attached!',
	'Error Submitting, Try Again or Contact Support',
	'Error Submitting Application',
	'Application Submitted',
	'Report Recieved!',
	'Explain your Issue (Too Long!)',
	'Error Updating Report, Try Again Later',
	'Missing Application Information!',
	'Unable to Display / Error accessing user information from the database.',
	'Maximum Questions Reached',
	'Successfully Made User Employee!',
	'This application was submitted before family data was required',
	'Start Typing to Get Started!',
	'No Result Found',
	'Response Submitted!',
	'Email Sent!',
	'Attachments Submitted!',
	'Event Added!',
	'Event Updated!',
	'Main Event Image Changed!',
	'Images Uploaded!',
	'Images Deleted!',
	'Thank You for Signing in!',
	'Nothing here yet!',
	'Your Password has been reset, click the button below to continue to login.',
	'Access Denied!',
	'Please contact staff for permission to access this section of the employee dashboard.',
])('%s', (sentence) => expect(said).toContain(sentence))

test('sentences with a number in them', () => {
	expect(reportSentences.remaining(12)).toBe('Explain your Issue (12 Characters Remaining)')
	expect(statisticsSentences.noYear('2019')).toBe('Data for 2019 is not available')
})

test('signup speaks as documented', () => {
	const empty = { firstName: '', lastName: '', email: '', password: '' }
	const issues = SignupInput.safeParse(empty).error?.issues ?? []
	const first = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
	expect(first).toEqual({
		firstName: 'Invalid First Name Length!',
		lastName: 'Invalid Last Name Length!',
		email: emailSentence,
		password: 'Invalid Password Length!',
	})
	expect(passwordsMustMatch).toBe('Passwords Must Match!')
})

test('a name that is long enough but no name is not called too short', () => {
	const { error } = SignupInput.safeParse({ ...accountExamples.signup, firstName: 'R2' })
	expect(error?.issues[0]?.message).toBe(lettersSentence)
})

test('every status has its banner', () => {
	const banners = (['Pending', 'Approved', 'Denied'] as const).map(
		(status) => statusBanners[publicStatus(status)],
	)
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
