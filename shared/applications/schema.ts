import * as z from 'zod'
import { addressShape } from '../address.ts'
import { calendarDate } from '../dates.ts'
import {
	choice,
	email,
	emailSentence,
	employeeKey,
	firstName,
	gender,
	id,
	ifGiven,
	jsonText,
	lastName,
	line,
	paragraph,
	personName,
	phone,
	wholeDollars,
	yesNo,
	zip,
} from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { type Disorder, disorderProblems, medicalShape } from '../medical.ts'
import { checkedBy, problem } from '../problems.ts'
import { languages, t } from '../words/t.ts'
import { canBeMailed, helper, helperProblems } from './applicant-helper.ts'
import { foundBy } from './lookup.ts'
import { applicationProblems, familyProblems, otherSourcesProblems, referralSectionProblems } from './rules.ts'
import { applicationSentences as sentences } from './sentences.ts'

export const relationshipStatuses = ['Single', 'In Relationship', 'Engaged', 'Married', 'Divorced'] as const
export const assistanceTypes = ['Rental', 'Food', 'Utility', 'Travel', 'Other'] as const
export const assistanceMethods = ['Bill Payment', 'Gift Card', 'Other'] as const
export const familyRelations = [
	'Parent',
	'Spouse',
	'Partner',
	'Child',
	'Sibling',
	'Uncle',
	'Aunt',
	'Cousin',
	'Roommate',
	'Grandparent',
	'Grandchild',
	'Niece',
	'Nephew',
	'Stepparent',
	'Stepchild',
	'In-law',
	'Guardian',
	'Housemate',
	'Caretaker',
] as const

export const familyMemberLimit = 10

export const FamilyMember = z.strictObject({
	name: personName(2, 50, t('Enter this person’s name, 2 to 50 letters.')),
	relation: choice(familyRelations, t('Choose how this person is related to you.')),
	birthday: calendarDate(),
})

const shapes = {
	general: {
		firstName: firstName(50),
		lastName: lastName(50),
		email,
		birthday: calendarDate(),
		phone,
		income: wholeDollars(t('Enter your income per month in whole dollars, like 1200.'), sentences.numbers),
		gender,
		relationshipStatus: choice(relationshipStatuses, t('Choose your relationship status.')),
	},
	family: {
		isMinor: ifGiven(yesNo()),
		livesAlone: ifGiven(yesNo(sentences.livesAlone)),
		familyData: ifGiven(
			jsonText(
				z.array(FamilyMember, sentences.family).max(familyMemberLimit, t('You can name up to 10 family members.')),
			),
		),
	},
	address: { ...addressShape, ZIP: zip },
	medical: { ...medicalShape, HTC: ifGiven(line(1, 29, sentences.treatmentCenter)) },
	request: {
		/** On a notice: the day on which something is cut off, or someone has to leave their home. */
		cutOffDate: ifGiven(calendarDate(sentences.cutOffDate)),
		type: choice(assistanceTypes, t('Choose what you need help with.')),
		method: choice(assistanceMethods, t('Choose how we should help.')),
		amount: wholeDollars(t('Enter the amount in whole dollars, like 240.'), sentences.numbers),
		details: paragraph(1, 1500, t('Tell us why you are asking, in at most 1500 characters.')),
	},
	otherSources: { otherApplication: yesNo(), otherLocations: ifGiven(line(1, 149, sentences.otherLocations)) },
	attachments: { attachments: ifGiven(uploads(0)) },
	referral: {
		referred: yesNo(),
		referrer: ifGiven(line(1, 149, sentences.referrer)),
		referrerConsent: ifGiven(yesNo(sentences.consent)),
	},
	closing: {
		newsletterOptIn: ifGiven(yesNo()),
		/** The affiliate whose link led to the form. */
		affiliateID: ifGiven(id),
	},
}

const { attachments, ...written } = shapes

const medicalProblems = (answers: Disorder & { HTC?: string | undefined }) => [
	...disorderProblems(answers),
	...(answers.bleedingDisorder && !answers.HTC ? [problem(sentences.treatmentCenter, 'HTC')] : []),
]

/** A yes opens the other questions of its section. */
const askedAfter = {
	bleedingDisorder: Object.keys(shapes.medical),
	otherApplication: Object.keys(shapes.otherSources),
	referred: Object.keys(shapes.referral),
}

type Opening = keyof typeof askedAfter

/** The questions that these answers leave closed. */
export const unasked = (isYes: (opening: Opening) => boolean) =>
	(Object.keys(askedAfter) as Opening[])
		.filter((opening) => !isYes(opening))
		.flatMap((opening) => askedAfter[opening].filter((field) => field !== opening))

type Applying = Record<Opening, boolean> & { livesAlone?: boolean | undefined; isMinor?: boolean | undefined }

/** Answers to questions that no longer apply are dropped, because nobody meant to send them. */
const onlyWhatApplies = <Sent extends Applying>(answers: Sent): Sent => ({
	...answers,
	...Object.fromEntries(unasked((opening) => answers[opening]).map((field) => [field, undefined])),
	...(answers.livesAlone && !answers.isMinor && { familyData: [] }),
})

/** The fields of an application as it was sent, without its attachments and its helper. */
export const writtenShape = {
	...written.general,
	...written.family,
	...written.address,
	...written.medical,
	...written.request,
	...written.otherSources,
	...written.referral,
	...written.closing,
}

/** Whoever is helped may have no email of their own. */
const maybeHelped = { email: z.union([email, z.literal('')], emailSentence), helper }

/** It's said beside the problems of other fields, as it is where nobody helps. */
const emailMissing = {
	path: ['email'],
	error: emailSentence,
	when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
}

/** The sections of the form: one is complete when its schema accepts its answers. */
export const applicationSections = {
	general: z
		.strictObject({ ...shapes.general, ...maybeHelped })
		.refine(canBeMailed, emailMissing)
		.superRefine(checkedBy(helperProblems)),
	family: z.strictObject(shapes.family).superRefine(checkedBy(familyProblems)),
	address: z.strictObject(shapes.address),
	medical: z.strictObject(shapes.medical).superRefine(checkedBy(medicalProblems)),
	request: z.strictObject(shapes.request),
	otherSources: z.strictObject(shapes.otherSources).superRefine(checkedBy(otherSourcesProblems)),
	attachments: z.strictObject(attachments),
	referral: z.strictObject(shapes.referral).superRefine(checkedBy(referralSectionProblems)),
	closing: z.strictObject(shapes.closing),
}

export const ApplicationInput = z
	.strictObject({ ...writtenShape, ...attachments, ...maybeHelped })
	.refine(canBeMailed, emailMissing)
	.superRefine(checkedBy(helperProblems))
	.superRefine(checkedBy(applicationProblems))
	.superRefine(checkedBy(medicalProblems))
	.overwrite(onlyWhatApplies)

export type ApplicationInput = z.output<typeof ApplicationInput>

/** An application that came on paper, typed in by an employee. Only here an applicant may have no email. */
export const PaperApplicationInput = z
	.strictObject({
		...writtenShape,
		...attachments,
		email: ifGiven(email),
		/** Of the letters and emails to them. */
		language: choice(languages, 'Choose the language of the letters to them.'),
		key: employeeKey,
	})
	.superRefine(checkedBy(applicationProblems))
	.superRefine(checkedBy(medicalProblems))
	.overwrite(onlyWhatApplies)

export const FindInput = z.strictObject(foundBy)
