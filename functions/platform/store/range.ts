/**
 * A prefix followed by the greatest character is the end of the range of texts with that prefix. The query uses a range
 * because DynamoDB Local reads `begins_with` row by row.
 */
const greatestCharacter = '\u{10ffff}'

/** A page follows this attribute, from texts beginning with `first` to those beginning with `last`, or else `first`. */
export type Sort = [name: string, first: string, last?: string]

/** The end of the range that a query reads. What begins with the last text is within it. */
export const lastOf = ([, first, last = first]: Sort) => last + greatestCharacter
