import * as z from 'zod'

/** For a request without a payload. */
export const noPayload = z.strictObject({})

/** For an answer without fields of its own; `status: true` is added to every answer on the way out. */
export const noContent = z.object({})

/** For an answer that only has a sentence for the person. */
export const messageOnly = z.object({ message: z.string() })
