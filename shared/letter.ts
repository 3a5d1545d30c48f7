import * as z from 'zod'
import { paragraph } from './fields.ts'

/** The message that staff write to someone by email. */
export const letter = paragraph(1, 5000, 'Write a message of at most 5000 characters.')

/** A mail as it will go out. */
export const MailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
