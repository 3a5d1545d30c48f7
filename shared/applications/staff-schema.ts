import * as z from 'zod'
import { choice, employeeKey, ifGiven, line, looseEmail, version, wholeDollars, yesNo } from '../fields.ts'
import { uploads } from '../files/schema.ts'
import { letter } from '../letter.ts'
import { searchQuery } from '../lists.ts'
import { noteRemoval, noteRemovalProblems, noteText } from '../notes.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { staffToken } from '../tokens.ts'
import { TokenInput } from './lookup.ts'
import { applicationStatuses, decisions, statusSentence } from './rules.ts'

export const ApplicationListInput = z.strictObject({
	...searchQuery,
	status: ifGiven(choice(applicationStatuses, statusSentence)),
	/** A search always shows the newest first. */
	order: ifGiven(choice(['newest', 'oldest'], 'Choose newest or oldest.')),
})

export const TakeBackInput = TokenInput.extend({ version })

const grantSentence = 'Enter the amount you grant in whole dollars, like 240.'

const responseShape = {
	token: staffToken,
	status: choice(decisions, 'Choose Denied or Approved.'),
	message: ifGiven(letter),
	amount: ifGiven(wholeDollars(grantSentence)),
	emailApplicant: yesNo(),
	version,
}

interface Response {
	status: (typeof decisions)[number]
	amount?: number | undefined
	emailApplicant: boolean
	message?: string | undefined
}

/** What a response decides: who is denied gets nothing, whatever was typed before. */
export const decisionIn = ({ status, amount = 0, message = '', emailApplicant }: Response) => ({
	status,
	message,
	amount: status === 'Approved' ? amount : 0,
	emailed: emailApplicant,
})

/** What an application says of the decision that holds. */
export const grantedBy = ({ status, amount }: { status: Response['status']; amount: number }) =>
	status === 'Approved' ? amount : undefined

/** Who approves says how much, and a mail says something. */
const responseProblems = ({ status, amount, emailApplicant, message }: Response): Problem[] => [
	...(status === 'Approved' && amount === undefined ? [problem(grantSentence, 'amount')] : []),
	...(emailApplicant && !message ? [problem('Write what the applicant should read.', 'message')] : []),
]

export const ResponsePreviewInput = z.strictObject(responseShape).superRefine(checkedBy(responseProblems))

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

/** Whether an employee gets the digest by email. */
export const DigestSettings = z.object({ digest: z.boolean() })

export const DigestSettingsInput = z.strictObject({ digest: yesNo() })

/** Who changes one setting leaves the other as it is. */
export const ApplicationSettingsInput = z.strictObject({
	guestApplications: ifGiven(yesNo()),
	closesWithoutBill: ifGiven(yesNo()),
	key: employeeKey,
})
