import * as z from 'zod'
import { calendarDate } from '../dates.ts'
import { email, id, ifGiven, line } from '../fields.ts'
import { staffToken, token } from '../tokens.ts'
import { findSentences } from './find-sentences.ts'

/** Finds an application by name and token. A mistake in any of the three gets the one documented sentence. */
export const foundBy = {
	firstName: line(1, 50, findSentences.findAll),
	lastName: line(1, 50, findSentences.findAll),
	token: token(findSentences.findAll),
	/** Only for an application whose applicant has shut out a helper, who knows the other three. */
	pin: ifGiven(line(1, 20, findSentences.findAll).overwrite((typed) => typed.replace(/\D/g, ''))),
}

/** Names an application for its owner or for an employee. */
export const TokenInput = z.strictObject({ token: staffToken })

/** The birthday shows that the member sent the application: its email alone could be mistyped. */
export const ClaimInput = TokenInput.extend({ birthday: calendarDate() })

/** Someone who lost their tokens gives the email they applied with. */
export const EmailTokensInput = z.strictObject({ email })

/** Names one attachment of an application. */
export const AttachmentLinkInput = TokenInput.extend({ id })
