import * as z from 'zod'

export const Stored = z.looseObject({ pk: z.string(), sk: z.string() })

/** An item as it's in a table, with all its attributes. */
export type Stored = z.output<typeof Stored>

export const keyOf = ({ pk, sk }: Stored) => ({ pk, sk })
