import * as z from 'zod'
import { calendarDate } from '../dates.ts'
import { id } from '../fields.ts'
import { staffToken } from '../tokens.ts'

/** One application, asked for by its owner or by an employee. */
export const TokenInput = z.strictObject({ token: staffToken })

/** Who sent an application knows the birthday on it. */
export const ClaimInput = TokenInput.extend({ birthday: calendarDate() })

/** One attachment of an application. */
export const AttachmentLinkInput = TokenInput.extend({ id })
