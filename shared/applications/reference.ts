import * as z from 'zod'
import { choice, email, employeeKey, ifGiven, line, paragraph, personName } from '../fields.ts'
import { t } from '../words/t.ts'
import { TokenInput } from './lookup.ts'

/** What a referrer can answer. */
export const referenceAnswers = {
	disorder: t('They have a bleeding disorder'),
	need: t('I know that they need this help'),
	unsure: t('I can’t say'),
} as const

export type ReferenceAnswer = keyof typeof referenceAnswers

/** How many days a referrer has. */
export const referenceDays = 14

export const referenceSentences = {
	notReferred: 'Nobody referred this applicant, so there’s nobody to ask.',
	ownAddress: 'This is the applicant’s own email. Enter the email of the person who referred them.',
	answered: 'The referrer has answered already.',
	mailedBefore: 'This address got several emails from us in the last hour. Please try again later.',
	asked: 'We asked the referrer by email.',
	gone: t('This link doesn’t work anymore. You don’t need to do anything.'),
	thanks: t('Thank you. We have your answer.'),
} as const

/** What an employee asked the person who referred the applicant, and the answer. */
export const Reference = z.object({
	email: z.string(),
	askedOn: z.string(),
	/** The employee who asked. */
	name: z.string(),
	answeredOn: z.string().optional(),
	answer: z.enum(Object.keys(referenceAnswers) as ReferenceAnswer[]).optional(),
	/** As the referrer typed them. */
	referrer: z.string().optional(),
	clinic: z.string().optional(),
	note: z.string().optional(),
})

export type Reference = z.output<typeof Reference>

export const AskReferrerInput = TokenInput.extend({ email, key: employeeKey })

/** The link is the only proof of who answers, so it comes with each request and in no address. */
export const ReferenceLinkInput = z.strictObject({
	link: line(1, 64, referenceSentences.gone).regex(/^[\w-]+$/, referenceSentences.gone),
})

const noteSentence = t('Use at most 500 characters for the note.')

export const yourName = personName(2, 100, t('Enter your name.'))

export const GiveReferenceInput = ReferenceLinkInput.extend({
	answer: choice(Object.keys(referenceAnswers) as ReferenceAnswer[], t('Choose an answer.')),
	referrer: yourName,
	clinic: ifGiven(line(1, 100, t('Use at most 100 characters for the clinic.'))),
	note: ifGiven(paragraph(1, 500, noteSentence)),
})
