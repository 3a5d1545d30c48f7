import * as z from 'zod'
import { id } from '../fields.ts'
import { staffToken } from '../tokens.ts'

/** One application, asked for by its owner or by an employee. */
export const TokenInput = z.strictObject({ token: staffToken })

/** One attachment of an application. */
export const AttachmentLinkInput = TokenInput.extend({ id })
