type Keys = readonly string[]
type Lists = Readonly<Record<string, { order: string; kind?: string }>>

/**
 * The items that a file reaches, by the beginning of their keys (`*` matches any ending). The stacks turn them into
 * `dynamodb:LeadingKeys` of the functions' roles, so that only functions that import the file can reach its items.
 */
export interface TableAccess {
	/** Read and written. */
	keeps?: Keys
	/** Read and not written, such as the user behind a session. */
	reads?: Keys
	/** Written and never read, such as audit records and mails. */
	appends?: Keys
	/** Collections, by the name of their list. */
	lists: Keys
	/** The lists of the table's two indexes: what sorts an item, and the kind that can be asked for alone. */
	indexed: Lists
	/** The beginning of the sort keys, where other files keep what they keep below the same partition keys. */
	below: string
	/**
	 * The kinds of items, by `pk / sk` with what varies in angle brackets. docs/table.md shows an example of each. Where two
	 * files keep the same items, one of them says so.
	 */
	items: Readonly<Record<string, string>>
	personal: Personal
}

/**
 * Tells `npm run person` what to do with the items.
 * `theirs`: an item belongs to a person by its key or by an address or id in it, and is exported and erased.
 * `aside`: an item below a person's thing is about a colleague who read or compared it. It's erased with the thing, never
 * exported, and never leads from the one to the other.
 * `copies`: an item may repeat what someone sent or was told, so it's erased and not exported.
 * `ids`: an item has only ids of people, which lead nowhere once the person is erased, so it's kept.
 * `expires`: an item has hashes at most and is gone within days.
 * `none`: an item says nothing about anyone.
 */
export type Personal = 'theirs' | 'aside' | 'copies' | 'ids' | 'expires' | 'none'

interface More {
	/** Keys beside those of its own items. */
	besides?: Keys
	/** Otherwise it reads and writes them. */
	only?: 'reads' | 'appends'
	/** The list of a collection, which is also in the indexes. */
	lists?: Lists
	indexed?: Lists
	below?: string
}

/** The partition key of a kind of items up to what varies: `MAIL#<id> / MAIL` is below `MAIL#*`. */
const keyOf = (kind: string) => kind.replace(/ \/ .*/, '').replace(/#.*/, '#*')

const accessOf =
	(personal: Personal) =>
	(
		items: TableAccess['items'],
		{ besides = [], only, lists = {}, indexed = {}, below = '' }: More = {},
	): TableAccess => ({
		[only ?? 'keeps']: [...new Set([...Object.keys(items).map(keyOf), ...besides])],
		lists: Object.keys(lists),
		indexed: { ...lists, ...indexed },
		below,
		items,
		personal,
	})

export const theirs = accessOf('theirs')
export const aside = accessOf('aside')
export const copies = accessOf('copies')
export const ids = accessOf('ids')
export const expires = accessOf('expires')
export const none = accessOf('none')
