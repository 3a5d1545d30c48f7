/**
 * What a file keeps in the table, by partition key (`*` for any ending). Only functions that import the file reach it:
 * the stacks turn this into `dynamodb:LeadingKeys` of their roles.
 */
export interface Places {
	/** Read and written. */
	keeps?: readonly string[]
	/** Written by whom may not read it again: a record, a mail. */
	appends?: readonly string[]
	/** Collections, by the name of their list. */
	lists?: readonly string[]
}

/** By the name of a file in the same folder. */
export type PlacesOf = Readonly<Record<string, Places>>
