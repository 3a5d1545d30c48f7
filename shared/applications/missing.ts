import * as z from 'zod'
import { calendarDate } from '../dates.ts'
import { choice, employeeKey, ifGiven, jsonText, line, paragraph, version, yesNo } from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { staffToken, token } from '../tokens.ts'
import type { ApplicationStatus } from './rules.ts'
import { applicationSentences as sentences } from './sentences.ts'

export const missingThings = ['bill', 'page', 'name', 'other'] as const

export type MissingThing = (typeof missingThings)[number]

/** What applicants read. Something else is said in the employee's own words. */
const missingSentences: Readonly<Record<Exclude<MissingThing, 'other'>, string>> = {
	bill: 'The bill, or a letter that shows what you owe and who gets paid.',
	page: 'Every page of the bill. One is missing, or we can’t read it.',
	name: 'A page of the bill that shows whose name it’s in.',
}

interface Asked {
	things: readonly MissingThing[]
	words?: string | undefined
}

/** What an applicant is asked for, one sentence for each thing: the mail, the dashboard and Find say the same. */
export const askedFor = ({ things, words }: Asked) => [
	...things.flatMap((thing) => (thing === 'other' ? [] : [missingSentences[thing]])),
	...(words ? [words] : []),
]

/** How an applicant answered: with documents, or that they can't get what is missing. Or employees need it no more. */
const answerKinds = ['documents', 'cannot', 'settled'] as const

const AnswerRecord = z.object({
	kind: z.enum(answerKinds),
	/** Why they can't get it, in their own words. */
	words: z.string().optional(),
	date: z.string(),
})

export const MissingRecord = z.object({
	things: z.array(z.enum(missingThings)),
	/** A sentence of the employee's own. */
	words: z.string().optional(),
	/** Who asked. */
	name: z.string(),
	employeeId: z.string(),
	askedOn: z.string(),
	/** When the applicant was last told of the last day, and by which mail: the first one, a reminder, or more time. */
	toldOn: z.string(),
	mail: z.string(),
	/** It can be sent through this day, YYYY-MM-DD. When the day is over the application is closed. */
	lastDay: z.string(),
	/** The last reminder that was sent, in days before the last day. */
	remindedBefore: z.number().int().optional(),
	answer: AnswerRecord.optional(),
	/** The last day was over, but no mail had reached the applicant, so the application was not closed. */
	unreachedOn: z.string().optional(),
})

export type MissingRecord = z.output<typeof MissingRecord>

/** What is missing, as its applicant sees it. */
export const MissingFromApplicant = MissingRecord.pick({
	things: true,
	words: true,
	askedOn: true,
	lastDay: true,
}).extend({ answer: AnswerRecord.pick({ kind: true, date: true }).optional() })

export const MissingForStaff = MissingRecord.omit({ employeeId: true, mail: true, remindedBefore: true })

export const MissingInRow = MissingRecord.pick({ lastDay: true, unreachedOn: true }).extend({
	answer: AnswerRecord.pick({ kind: true, date: true }).optional(),
})

/** What happened between an application and its decision, for the history that employees see. */
export const FollowUpRecord = z.object({
	what: z.enum([
		'asked',
		'more time',
		'settled',
		'reminded',
		'unreached',
		'closed',
		'still working',
		'sent',
		'reopened',
		'cannot',
		'disowned',
		'bill waived',
	]),
	date: z.string(),
	/** The employee who did it. Without one it was the applicant, or the clock. */
	name: z.string().optional(),
	things: z.array(z.enum(missingThings)).optional(),
	words: z.string().optional(),
	lastDay: z.string().optional(),
	/** How many documents were sent. */
	files: z.number().int().optional(),
})

export type FollowUpRecord = z.output<typeof FollowUpRecord>

interface Open {
	status: ApplicationStatus | 'Declined'
	missing?: { answer?: unknown } | undefined
	closedOn?: string | undefined
}

/** Whether an application waits for something from its applicant. */
/** Whom history and mails name where the clock asked or closed. It's the employee of no account. */
export const clockId = 'clock'

/** No employee looked at the application before this was asked. */
export const isAskedByClock = ({ employeeId }: { employeeId?: string | undefined }) => employeeId === clockId

interface MaybeWithoutBill extends Open {
	attachments?: readonly unknown[] | undefined
	hasFiles?: boolean | undefined
	reopenedOn?: string | undefined
	stillWorkingOn?: string | undefined
	disownedOn?: string | undefined
	billWaivedOn?: string | undefined
}

/** Whether the clock will ask for the bill: nothing was attached, and nobody has asked for anything or said that it's fine. */
export const awaitsAsking = (application: MaybeWithoutBill) => {
	const { status, missing, attachments = [], hasFiles } = application
	const { reopenedOn, stillWorkingOn, disownedOn, billWaivedOn } = application
	const isUntouched = status === 'Pending' && !missing && !hasFiles && attachments.length === 0
	return isUntouched && !reopenedOn && !stillWorkingOn && !disownedOn && !billWaivedOn
}

export const isAwaited = ({ status, missing }: Open) =>
	status === 'Pending' && missing !== undefined && missing.answer === undefined

/** Whether an applicant may add documents. One that the clock closed is opened again by them. */
export const takesDocuments = ({ status, closedOn }: Open) => status === 'Pending' || closedOn !== undefined

/** Since when we have owed an answer: an application that was opened again waits from that day on. */
export const waitingSince = ({
	issuedOn,
	reopenedOn,
}: {
	issuedOn: string
	reopenedOn?: string | undefined
}) => reopenedOn ?? issuedOn

const askShape = {
	token: staffToken,
	things: jsonText(
		z
			.array(choice(missingThings, sentences.chooseMissing), sentences.chooseMissing)
			.min(1, sentences.chooseMissing)
			.max(missingThings.length, sentences.chooseMissing),
	),
	words: ifGiven(line(1, 300, 'Write one sentence of at most 300 characters.')),
	version,
}

const askProblems = ({ things, words }: Asked): Problem[] =>
	things.includes('other') && !words ? [problem('Write what else is missing.', 'words')] : []

export const AskPreviewInput = z.strictObject(askShape).superRefine(checkedBy(askProblems))

const { token: about, things, words } = askShape

/** What an employee fills in; the version goes along by itself. */
export const askQuestion = z.strictObject({ token: about, things, words }).superRefine(checkedBy(askProblems))

export const moreTime = z.strictObject({ until: calendarDate() })

export const AskInput = z.strictObject({ ...askShape, key: employeeKey }).superRefine(checkedBy(askProblems))

export const MoreTimeInput = z.strictObject({
	token: staffToken,
	...moreTime.shape,
	version,
	key: employeeKey,
})

export const SettleInput = z.strictObject({ token: staffToken, version })

export const cannotWords = ifGiven(paragraph(1, 300, 'Tell us why in at most 300 characters.'))

const sendShape = {
	token: token(sentences.findAll),
	attachments: ifGiven(uploads(0)),
	cannotGet: ifGiven(yesNo()),
	words: cannotWords,
}

interface Sent {
	attachments?: readonly string[] | undefined
	cannotGet?: boolean | undefined
}

const sendProblems = ({ attachments = [], cannotGet }: Sent): Problem[] =>
	attachments.length > 0 || cannotGet ? [] : [problem(sentences.chooseDocument, 'attachments')]

/** Documents for an application, or that its applicant can't get what is missing. */
export const SendInput = z.strictObject(sendShape).superRefine(checkedBy(sendProblems))

export const SendFoundInput = z
	.strictObject({
		firstName: line(1, 50, sentences.findAll),
		lastName: line(1, 50, sentences.findAll),
		...sendShape,
	})
	.superRefine(checkedBy(sendProblems))

export type SendInput = z.output<typeof SendInput>
