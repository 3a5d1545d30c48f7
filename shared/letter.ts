import * as z from 'zod'
import { paragraph } from './fields.ts'

/** A part in [brackets], such as [name of the company], has to be filled in before the text is sent. */
export const blanks = /\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu

/** Words that go out by email have no blanks left. */
export const filledIn = <Schema extends z.ZodType<string>>(words: Schema) =>
	words.refine((text) => text.search(blanks) < 0, 'Fill in the part in brackets.')

/** A letter while it's written, for a preview. */
export const unfinishedLetter = paragraph(1, 5000, 'Write a message of at most 5000 characters.')

/** The message that staff write to someone by email. */
export const letter = filledIn(unfinishedLetter)

/** A mail as it will go out. */
const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** The mail as its reader gets it, and the same in English if they read another language. */
export const MailPreview = RenderedMail.extend({ english: RenderedMail.optional() })
