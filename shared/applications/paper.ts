import * as z from 'zod'
import { isAwaited, isPending } from './missing.ts'
import type { ApplicationStatus } from './rules.ts'

/** What we tell an applicant by email, or in a letter. */
export const letterKinds = ['application-received', 'missing', 'still-working', 'decision'] as const

export type LetterKind = (typeof letterKinds)[number]

interface Told {
	email: string
	/** Who fills in for them, and gets the emails until that ends. */
	helper?: { email?: string | undefined } | undefined
	status: ApplicationStatus
	withdrawnOn?: string | undefined
	enteredBy?: object | undefined
	postedOn?: string | undefined
	disownedOn?: string | undefined
	decision?: { date: string; byPost?: boolean | undefined } | undefined
	missing?: { toldOn: string; answer?: { kind: string } | undefined } | undefined
	stillWorkingOn?: string | undefined
}

/** The newest answer to someone without an email, until an employee says that it's in the mail. */
export function letterDue(application: Told): LetterKind | undefined {
	const { email, helper, withdrawnOn, enteredBy, postedOn, disownedOn } = application
	const { decision, missing, stillWorkingOn = '' } = application
	if (email !== '' || helper?.email || withdrawnOn) return undefined
	// An address that was taken out got what was told before.
	const since = postedOn ?? disownedOn ?? ''
	const isNew = (date = '') => date > since
	if (!isPending(application)) return decision?.byPost && isNew(decision.date) ? 'decision' : undefined
	if (isAwaited(application)) return isNew(missing?.toldOn) ? 'missing' : undefined
	if (isNew(stillWorkingOn)) return 'still-working'
	return enteredBy && !postedOn ? 'application-received' : undefined
}

/** A letter in its reader's language, and the words that an employee may not understand in English. */
export const PaperLetter = z.object({
	date: z.string(),
	title: z.string(),
	paragraphs: z.array(z.string()),
	english: z.array(z.string()).optional(),
})
