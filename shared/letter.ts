import * as z from 'zod'
import { paragraph } from './fields.ts'

/** The message that staff write to someone by email. */
export const letter = paragraph(1, 5000, 'Write a message of at most 5000 characters.')

/** A mail as it will go out. */
const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** The mail as its reader gets it, and the same in English if they read another language. */
export const MailPreview = RenderedMail.extend({ english: RenderedMail.optional() })
