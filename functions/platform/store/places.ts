/**
 * The partition keys that a file uses (`*` matches any ending). The stacks turn them into `dynamodb:LeadingKeys` of the
 * functions' roles, so that only functions that import the file can reach its items.
 */
export interface Places {
	/** Read and written. */
	keeps?: readonly string[]
	/** Read and not written, such as the user behind a session. */
	reads?: readonly string[]
	/** Keys that the function writes and never reads, such as those of audit records and mails. */
	appends?: readonly string[]
	/** Collections, by the name of their list. */
	lists?: readonly string[]
	/**
	 * The kinds of items, by `pk / sk` with what varies in angle brackets. docs/table.md shows an example of each. Where two
	 * files keep the same items, one of them says so.
	 */
	items: Readonly<Record<string, string>>
	/** The lists of the table's two indexes: what sorts an item, and the kind that can be asked for alone. */
	indexed?: Readonly<Record<string, { order: string; kind?: string }>>
	/** The beginning of the sort keys, where other files keep what they keep below the same partition keys. */
	below?: string
	personal: Personal
	/** `npm run restore` makes the items what they were at that moment, unless it keeps or empties them. */
	onRestore?: 'kept' | 'emptied'
}

/**
 * Tells `npm run person` what to do with the items of a place.
 * `theirs`: an item belongs to a person by its key or by an address or id in it, and is exported and erased.
 * `aside`: an item below a person's thing is about a colleague who read or compared it. It's erased with the thing, never
 * exported, and never leads from the one to the other.
 * `copies`: an item may repeat what someone sent or was told, so it's erased and not exported.
 * `ids`: an item has only ids of people, which lead nowhere once the person is erased, so it's kept.
 * `expires`: an item has hashes at most and is gone within days.
 * `none`: an item says nothing about anyone.
 */
export type Personal = 'theirs' | 'aside' | 'copies' | 'ids' | 'expires' | 'none'

/** The places of each file in the folder, by its name. */
export type PlacesOf = Readonly<Record<string, Places>>
