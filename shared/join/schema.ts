import * as z from 'zod'
import { addressShape } from '../address.ts'
import { applicationStatuses, statusSentence } from '../applications/rules.ts'
import {
	choice,
	email,
	employeeKey,
	firstName,
	id,
	ifGiven,
	labelledChoice,
	lastName,
	line,
	paragraph,
	phone,
	version,
	yesNo,
	zip,
} from '../fields.ts'
import { filledIn } from '../letter.ts'
import { searchQuery } from '../lists.ts'
import { noteRemoval, noteRemovalProblems, noteText } from '../notes.ts'
import { checkedBy } from '../problems.ts'
import { staffToken } from '../tokens.ts'
import { t } from '../words/t.ts'

export const callTimes = ['Morning', 'Afternoon', 'Evening'] as const

/** Stored values and the labels on the page. */
export const affiliateTypes = {
	Individual: t('Individual'),
	'Non-Profit': t('Non-Profit'),
	'Private Company': t('Private Company'),
	Organization: t('Other Organization'),
} as const

const longAnswer = paragraph(1, 1500, t('Please answer in at most 1500 characters.'))
const optionalAnswer = ifGiven(longAnswer)

const applicant = {
	firstName: firstName(20),
	lastName: lastName(20),
	email,
	phone,
	...addressShape,
	zip,
	callTime: choice(callTimes, t('Choose when we may call.')),
	employer: line(1, 100, t('Enter your employer, at most 100 characters.')),
	interestReason: longAnswer,
	skills: longAnswer,
	otherCommitments: longAnswer,
	otherExperience: longAnswer,
	otherInformation: optionalAnswer,
}

export const BoardMemberInput = z.strictObject({ ...applicant, otherOrgs: longAnswer })

export const AmbassadorInput = z.strictObject({
	...applicant,
	connections: longAnswer,
	otherInvolvement: longAnswer,
	time: longAnswer,
	socialMediaComfort: yesNo(),
	showOnWebsite: yesNo(),
})

export const AffiliateInput = z.strictObject({
	name: line(2, 50, t('Enter the name, 2 to 50 characters.')),
	email,
	type: labelledChoice(affiliateTypes, t('Choose a type.')),
})

const status = choice(applicationStatuses, statusSentence)

export const JoinListInput = z.strictObject({ ...searchQuery, status: ifGiven(status) })

export const employeeApplicationKinds = ['board', 'ambassador'] as const

export const EmployeeListInput = JoinListInput.extend({
	kind: ifGiven(choice(employeeApplicationKinds, 'Choose board or ambassador.')),
})

export const EmployeeTokenInput = z.strictObject({ token: staffToken })

/** Goes into the email about the new status. */
const message = ifGiven(filledIn(paragraph(1, 1500, 'Write a message of at most 1500 characters.')))

export const EmployeeStatusInput = z.strictObject({ token: staffToken, status, message, key: employeeKey, version })

export const EmployeeNoteInput = z.strictObject({ token: staffToken, note: noteText })

export const EmployeeDeleteNotesInput = z
	.strictObject({ token: staffToken, ...noteRemoval })
	.superRefine(checkedBy(noteRemovalProblems))

export const AffiliateStatusInput = z.strictObject({ id, status, message, key: employeeKey, version })
