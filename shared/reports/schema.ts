import * as z from 'zod'
import { choice, email, ifGiven, labelledChoice, paragraph, yesNo } from '../fields.ts'
import { searchQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { t } from '../words/t.ts'

/** Stored values and the labels on the page. */
export const reportTypes = {
	Technical: t('Technical ~report'),
	Financial: t('Financial Assistance'),
	Staff: t('Staff Relations'),
	Other: t('Other ~report'),
} as const

export const reportLength = 500

export const reportSentences = {
	received: t('Report Recieved!'),
	tooLong: t('Explain your Issue (Too Long!)'),
	remaining: (characters: number) => t('Explain your Issue ({characters} Characters Remaining)', { characters }),
	notFound: 'We found no such report. Please reload the list.',
	changeFailed: 'Error Updating Report, Try Again Later',
} as const

export const ReportInput = z.strictObject({
	type: labelledChoice(reportTypes, t('Choose what your report is about.')),
	description: paragraph(1, reportLength, t('Explain your issue in at most 500 characters.'), reportSentences.tooLong),
	email,
})

export const ReportRecord = z.object({
	...ReportInput.shape,
	email: ReportInput.shape.email.optional(),
	token: z.string(),
	date: z.string(),
	resolved: z.boolean().default(false),
})

export const ReportListInput = z.strictObject({
	...searchQuery,
	status: ifGiven(choice(['unresolved', 'resolved'], 'Choose unresolved or resolved.')),
})

export const ChangeReportInput = z.strictObject({ token: staffToken, resolved: yesNo() })
