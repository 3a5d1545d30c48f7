/**
 * The partition keys that a file uses (`*` matches any ending). The stacks turn them into `dynamodb:LeadingKeys` of the
 * functions' roles, so that only functions that import the file can reach its items.
 */
export interface Places {
	/** Read and written. */
	keeps?: readonly string[]
	/** Written but never read by the same function, such as audit records and mails. */
	appends?: readonly string[]
	/** Collections, by the name of their list. */
	lists?: readonly string[]
}

/** By the name of a file in the same folder. */
export type PlacesOf = Readonly<Record<string, Places>>
