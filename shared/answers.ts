import * as z from 'zod'

/** A request without a payload. */
export const nothing = z.strictObject({})

/** An answer that only says how it went; `status: true` is added to every answer on the way out. */
export const done = z.object({})

/** An answer with a sentence for the person. */
export const said = z.object({ message: z.string() })
