import * as z from 'zod'
import { addressShape } from '../address.ts'
import { shownDay } from '../dates.ts'
import { choice, email, firstName, gender, ifGiven, lastName, paragraph, personName, zip } from '../fields.ts'

export const readingLevels = [
	'Pre-School',
	'1st Grade',
	'2nd Grade',
	'3rd Grade',
	'4th Grade',
	'5th Grade',
] as const

export const BookInput = z.strictObject({
	firstName: firstName(2, 50),
	lastName: lastName(2, 50),
	email,
	...addressShape,
	ZIP: zip,
	readerFirstName: personName(1, 50, 'Enter the reader’s first name, at most 50 letters.'),
	readerLastName: personName(1, 50, 'Enter the reader’s last name, at most 50 letters.'),
	readerGender: gender,
	readingLevel: choice(readingLevels, 'Choose the reading level.'),
	readerDetails: ifGiven(paragraph(1, 1500, 'Tell us about the reader in at most 1500 characters.')),
})

export const BookRecord = z.object({
	...BookInput.shape,
	token: z.string(),
	issuedOn: z.string(),
})

export const BookApplication = BookRecord.extend({ issuedOn: shownDay })
