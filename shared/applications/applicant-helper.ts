import * as z from 'zod'
import { shownDay } from '../dates.ts'
import { choice, email, ifGiven, jsonText, typedSecret, yesNo } from '../fields.ts'
import { type Problem, problem } from '../problems.ts'
import { token } from '../tokens.ts'
import { t } from '../words/t.ts'
import { foundBy } from './lookup.ts'
import { referenceSentences, yourName } from './reference.ts'

/** Who fills in the form for someone else, as they say. */
export const helperRelations = {
	family: t('Family'),
	professional: t('Nurse or social worker'),
	friend: t('Friend'),
	other: t('Someone else'),
} as const

/** Whom our emails about the application go to. */
export const writeToWords = {
	applicant: t('Only the person I’m helping'),
	helper: t('Only me'),
	both: t('Both of us'),
} as const

type HelperRelation = keyof typeof helperRelations
type WriteTo = keyof typeof writeToWords

export const helperSentences = {
	theyKnow: t('Please ask the person first. They must know that you send this.'),
	ended: t('We’ve stopped sharing this. Your helper gets no more emails about it.'),
	stopped: t('You get no more emails about this application.'),
	gone: referenceSentences.gone,
} as const

const writeToSentence = t('Choose whom we should write to.')

export const helperShape = {
	name: yourName,
	relation: choice(Object.keys(helperRelations) as HelperRelation[], t('Choose who you are.')),
	email,
	writeTo: choice(Object.keys(writeToWords) as WriteTo[], writeToSentence),
	theyKnow: yesNo(helperSentences.theyKnow).refine((known) => known, helperSentences.theyKnow),
}

/** Documented clients send none. A form of several parts sends it as JSON. */
export const helper = ifGiven(jsonText(z.strictObject(helperShape)))

interface Helped {
	email: string
	helper?: { email: string; writeTo: WriteTo } | undefined
}

const theirEmail = t('Enter their email, or choose that we write to you.')
const ownEmail = t('This is your own email. Enter theirs, or leave it empty and choose that we write to you.')

export const helperProblems = ({ email, helper }: Helped): Problem[] => {
	if (!helper) return []
	if (email === helper.email) return [problem(ownEmail, 'email')]
	return email === '' && helper.writeTo !== 'helper' ? [problem(theirEmail, 'email')] : []
}

/** Only a helper can be written to where the applicant has no email. */
export const canBeMailed = ({ email, helper }: { email?: string; helper?: unknown }) =>
	email !== '' || helper !== undefined

export const HelperRecord = z.object({
	/** Empty once they were erased. */
	name: z.string(),
	relation: z.enum(Object.keys(helperRelations) as HelperRelation[]),
	/** Missing once the help has ended. Nothing is sent or shown to them from then on. */
	email: z.string().optional(),
	writeTo: z.enum(Object.keys(writeToWords) as WriteTo[]),
	/** True if it's the confirmed address of the account that they sent it from. */
	isProven: z.boolean().optional(),
	endedOn: z.string().optional(),
	/** Find asks for it from then on, because the helper knows the name and the token. */
	pin: z.string().optional(),
})

export type HelperRecord = z.output<typeof HelperRecord>

/** What applicants see of their helper. */
export const ShownHelper = HelperRecord.pick({ name: true, relation: true, endedOn: true, pin: true })

export const EndHelpInput = z.strictObject(foundBy)

/** The link is the only proof of who stops, so it comes with each request and in no address. */
export const StopHelpingInput = z.strictObject({
	token: token(helperSentences.gone),
	link: typedSecret(helperSentences.gone),
})

/** What a helper sees of an application on their dashboard. */
export const HelpedApplication = z.object({
	firstName: z.string(),
	issuedOn: shownDay,
	standing: z.enum(['answered', 'waiting', 'missing']),
})
