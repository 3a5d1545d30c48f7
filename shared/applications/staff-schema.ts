import * as z from 'zod'
import { choice, employeeKey, ifGiven, line, looseEmail, version, wholeDollars, yesNo } from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { letter, unfinishedLetter } from '../letter.ts'
import { searchQuery } from '../lists.ts'
import { noteRemoval, noteRemovalProblems, noteText } from '../notes.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { staffToken } from '../tokens.ts'
import { applicationOrders, boundProblems, filterShape, orderSentence } from './list-filter.ts'
import { TokenInput } from './lookup.ts'
import { queues } from './missing.ts'
import { payee } from './payments.ts'
import { decisions, listedStatuses, statusSentence } from './rules.ts'
import { applicationSentences as sentences } from './sentences.ts'
import { monthNumbers } from './settings.ts'

export const ApplicationListInput = z
	.strictObject({
		...searchQuery,
		/** Pending ones are without those that their applicants withdrew. */
		status: ifGiven(choice(listedStatuses, statusSentence)),
		/** Narrows to pending ones that wait for us, for their applicant, or whose applicant answered what we asked. */
		queue: ifGiven(choice(queues, 'Choose for-us, for-applicant or answered.')),
		...filterShape,
		/** A search always shows the newest first. */
		order: ifGiven(choice(applicationOrders, orderSentence)),
	})
	.superRefine(checkedBy(boundProblems))

export const TakeBackInput = TokenInput.extend({ version })

const grantSentence = 'Enter the amount you grant in whole dollars, like 240.'

const responseShape = {
	token: staffToken,
	status: choice(decisions, 'Choose Denied or Approved.'),
	message: ifGiven(letter),
	amount: ifGiven(wholeDollars(grantSentence)),
	payee,
	emailApplicant: yesNo(),
	version,
}

interface Response {
	status: (typeof decisions)[number]
	amount?: number | undefined
	emailApplicant: boolean
	message?: string | undefined
	payee?: string | undefined
}

/** Reads the decision from a response. A denied application gets nothing, whatever amount was typed before. */
export const decisionIn = ({ status, amount = 0, message = '', payee, emailApplicant }: Response) => ({
	status,
	message,
	amount: status === 'Approved' ? amount : 0,
	emailed: emailApplicant,
	...(status === 'Approved' && payee !== undefined && { payee }),
})

/** Gives an application's `amountApproved` under the decision that holds. */
export const grantedBy = ({ status, amount }: { status: Response['status']; amount: number }) =>
	status === 'Approved' ? amount : undefined

/** An approval needs an amount above zero, and a mail needs a message. */
const responseProblems = ({ status, amount, emailApplicant, message }: Response): Problem[] => [
	...(status === 'Approved' && !amount
		? [problem(amount === 0 ? sentences.approvesNothing : grantSentence, 'amount')]
		: []),
	...(emailApplicant && !message ? [problem('Write what the applicant should read.', 'message')] : []),
]

export const TypedResponse = z.strictObject(responseShape).superRefine(checkedBy(responseProblems))

export const ResponsePreviewInput = z
	.strictObject({ ...responseShape, message: ifGiven(unfinishedLetter) })
	.superRefine(checkedBy(responseProblems))

export const RespondInput = z
	.strictObject({ ...responseShape, key: employeeKey })
	.superRefine(checkedBy(responseProblems))

export const EmailPreviewInput = z.strictObject({ token: staffToken, message: letter })

/** The mail goes to the address of the application, whatever address and name the documented client adds. */
export const EmailUserInput = EmailPreviewInput.extend({
	email: ifGiven(looseEmail),
	firstName: ifGiven(line(1, 50, 'Enter the first name, at most 50 characters.')),
	key: employeeKey,
})

export const AddAttachmentsInput = z.strictObject({ token: staffToken, attachments: uploads(1) })

export const AddNoteInput = z.strictObject({ token: staffToken, note: noteText })

export const DeleteNotesInput = z
	.strictObject({ token: staffToken, ...noteRemoval })
	.superRefine(checkedBy(noteRemovalProblems))

const isEmpty = (given: unknown) => given === null || (typeof given === 'string' && given.trim() === '')

/** An empty limit means that there is none. */
const grantLimit = z
	.transform((given: number | string | null): unknown => (isEmpty(given) ? null : given))
	.pipe(wholeDollars('Enter a limit in whole dollars, like 5,000, or leave it empty for no limit.').nullable())

/** A change of one setting leaves the others as they are. */
export const ApplicationSettingsInput = z.strictObject({
	guestApplications: ifGiven(yesNo()),
	closesWithoutBill: ifGiven(yesNo()),
	yearBegins: ifGiven(choice(monthNumbers, 'Choose a month.')),
	mostGrantedAlone: grantLimit.optional(),
	key: employeeKey,
})
