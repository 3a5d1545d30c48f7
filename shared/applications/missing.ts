import * as z from 'zod'
import { t } from '../words/t.ts'
import type { ApplicationStatus } from './rules.ts'

export const missingThings = ['bill', 'page', 'name', 'other'] as const

export type MissingThing = (typeof missingThings)[number]

/** Applicants read these sentences. An employee writes anything else in their own words. */
const missingSentences = {
	bill: t('The bill, or a letter that shows what you owe and who gets paid.'),
	page: t('Every page of the bill. One is missing, or we can’t read it.'),
	name: t('A page of the bill that shows whose name it’s in.'),
} satisfies Record<Exclude<MissingThing, 'other'>, string>

export interface Asked {
	things: readonly MissingThing[]
	words?: string | undefined
}

/** Writes one sentence for each thing that is missing, so that the mail, the dashboard and Find say the same. */
export const askedFor = ({ things, words }: Asked) => [
	...things.flatMap((thing) => (thing === 'other' ? [] : [missingSentences[thing]])),
	...(words ? [words] : []),
]

/** An applicant answers with documents, or that they can't get them. `settled`: employees don't need them any more. */
const answerKinds = ['documents', 'cannot', 'settled'] as const

const AnswerRecord = z.object({
	kind: z.enum(answerKinds),
	/** The applicant's reason why they can't get it, in their own words. */
	words: z.string().optional(),
	date: z.string(),
})

export const MissingRecord = z.object({
	things: z.array(z.enum(missingThings)),
	/** A sentence of the employee's own. */
	words: z.string().optional(),
	/** The employee who asked. */
	name: z.string(),
	employeeId: z.string(),
	askedOn: z.string(),
	/** The moment and the mail that last told the applicant of the last day: the first mail, a reminder, or more time. */
	toldOn: z.string(),
	mail: z.string(),
	/** The last day on which it can be sent, YYYY-MM-DD. When the day is over the application is closed. */
	lastDay: z.string(),
	/** The last reminder that was sent, in days before the last day. */
	remindedBefore: z.number().int().optional(),
	answer: AnswerRecord.optional(),
	/** The last day was over, but no mail had reached the applicant, so the application was not closed. */
	unreachedOn: z.string().optional(),
})

export type MissingRecord = z.output<typeof MissingRecord>

/** The part of it that the applicant sees. */
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

export const withdrawReasons = ['elsewhere', 'paid', 'mistake', 'unsaid'] as const

/** An entry in the history that employees see: something that happened between an application and its decision. */
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
		'address erased',
		'bill waived',
		'proposed',
		'proposed instead',
		'proposal replaced',
		'proposal taken back',
		'withdrawn',
		'withdrawal undone',
		'asked again',
		'posted',
	]),
	date: z.string(),
	/** The employee who did it. Without one it was the applicant, or the clock. */
	name: z.string().optional(),
	employeeId: z.string().optional(),
	things: z.array(z.enum(missingThings)).optional(),
	words: z.string().optional(),
	/** Why the applicant withdrew it. */
	reason: z.enum(withdrawReasons).optional(),
	/** Of a proposal, in whole dollars. */
	amount: z.number().int().optional(),
	lastDay: z.string().optional(),
	/** The number of documents that were sent. */
	files: z.number().int().optional(),
})

export type FollowUpRecord = z.output<typeof FollowUpRecord>

/** The form in which colleagues see it. */
export const FollowUp = FollowUpRecord.omit({ employeeId: true })

interface Open {
	status: ApplicationStatus | 'Declined'
	withdrawnOn?: string | undefined
	missing?: { answer?: { kind: string } | undefined; unreachedOn?: string | undefined } | undefined
	closedOn?: string | undefined
	disownedOn?: string | undefined
}

/** A withdrawn application keeps the documented status Pending, because nobody decided it. It waits for nobody. */
export const isPending = ({ status, withdrawnOn }: Pick<Open, 'status' | 'withdrawnOn'>) =>
	status === 'Pending' && withdrawnOn === undefined

/** The part of the staff's list that it's in. */
export const listedStatus = ({
	status,
	withdrawnOn,
}: {
	status: ApplicationStatus
	withdrawnOn?: string | undefined
}) => (withdrawnOn ? 'Withdrawn' : status)

/** Stands in the place of an employee's id where the clock asked or closed. No account has it. */
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

/**
 * True if the clock will ask for the bill: nothing was attached, and nobody has asked for anything or said that it's
 * fine.
 */
export const awaitsAsking = (application: MaybeWithoutBill) => {
	const { missing, attachments = [], hasFiles } = application
	const { reopenedOn, stillWorkingOn, disownedOn, billWaivedOn } = application
	const isUntouched = isPending(application) && !missing && !hasFiles && attachments.length === 0
	return isUntouched && !reopenedOn && !stillWorkingOn && !disownedOn && !billWaivedOn
}

export const isAwaited = (application: Open) =>
	isPending(application) && application.missing !== undefined && application.missing.answer === undefined

/**
 * Tells whether the applicant has to act. If our emails didn't reach them, or went to someone else, an employee has to
 * call instead.
 */
export const waitsForApplicant = (application: Open) =>
	isAwaited(application) && application.missing?.unreachedOn === undefined && !application.disownedOn

/** Where a pending application stands. `answered` is a part of `for-us`: the applicant answered what we asked. */
export const queues = ['for-us', 'for-applicant', 'answered'] as const

export type Queue = (typeof queues)[number]

const isAnswered = ({ missing }: Open) => missing?.answer !== undefined && missing.answer.kind !== 'settled'

/** The queues that an application is in. What is decided or withdrawn is in none. */
export const queuesOf = (application: Open): Queue[] => {
	if (!isPending(application)) return []
	if (waitsForApplicant(application)) return ['for-applicant']
	return isAnswered(application) ? ['for-us', 'answered'] : ['for-us']
}

/** True if an applicant may add documents. They open an application again that the clock closed. */
export const takesDocuments = (application: Open) => isPending(application) || application.closedOn !== undefined

/** We have owed an answer since then: an application that was opened again waits from that day on. */
export const waitingSince = ({ issuedOn, reopenedOn }: { issuedOn: string; reopenedOn?: string | undefined }) =>
	reopenedOn ?? issuedOn
