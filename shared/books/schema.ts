import * as z from 'zod'
import { addressShape } from '../address.ts'
import { shownDay } from '../dates.ts'
import {
	choice,
	email,
	firstName,
	gender,
	ifGiven,
	lastName,
	longFirstName,
	longLastName,
	paragraph,
	personName,
	yesNo,
	zip,
} from '../fields.ts'
import { searchQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { t } from '../words/t.ts'

export const readingLevels = ['Pre-School', '1st Grade', '2nd Grade', '3rd Grade', '4th Grade', '5th Grade'] as const

export const BookInput = z.strictObject({
	firstName: firstName(50),
	lastName: lastName(50),
	email,
	...addressShape,
	ZIP: zip,
	readerFirstName: personName(1, 50, t('Enter the reader’s first name.'), longFirstName[50]),
	readerLastName: personName(1, 50, t('Enter the reader’s last name.'), longLastName[50]),
	readerGender: gender,
	readingLevel: choice(readingLevels, t('Choose the reading level.')),
	readerDetails: ifGiven(paragraph(1, 1500, t('Tell us about the reader in at most 1500 characters.'))),
})

export const BookRecord = z.object({
	...BookInput.shape,
	token: z.string(),
	issuedOn: z.string(),
	/** The member who applied, or Guest. */
	applicantID: z.string().default('Guest'),
	/** When staff marked the books as sent. */
	sentOn: z.string().optional(),
})

export const BookApplication = BookRecord.extend({ issuedOn: shownDay, sentOn: shownDay.optional() })

/** A member's own book application, as the dashboard shows it. */
export const OwnBookApplication = BookApplication.pick({
	token: true,
	issuedOn: true,
	sentOn: true,
	readerFirstName: true,
})

export const bookStates = ['waiting', 'sent'] as const

export const BookListInput = z.strictObject({
	...searchQuery,
	status: ifGiven(choice(bookStates, 'Choose waiting or sent.')),
})

export const MarkBookInput = z.strictObject({ token: staffToken, sent: yesNo() })

/** The documented sentences of books to the letter, and our own. */
export const bookSentences = {
	submitted: t('Application Submitted'),
	notFound: 'We found no such application. Please reload the list.',
	markedAlready: 'A colleague saved that already.',
} as const
