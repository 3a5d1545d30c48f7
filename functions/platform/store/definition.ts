import type * as z from 'zod'
import type { Where } from './expression.ts'
import type { ItemKey } from './table.ts'
import type { OnConflict } from './write.ts'

export interface Definition<Thing, Row extends z.ZodObject> {
	/** The list's partition, such as APPLICATIONS. */
	list: string
	key: (id: string) => ItemKey
	id: (thing: Thing) => string
	record: z.ZodType<Thing>
	/** The fields of a row. A page of the list reads these and not the whole items. */
	row: Row
	/** Sorts the list, greatest first: a timestamp, and an id that makes it unique. */
	order: (thing: Thing) => string
	/** A part of the list that can be requested on its own, such as Pending. */
	kind?: (thing: Thing) => string
	/** A search finds what begins with one of these terms, and what has the text inside one of them. */
	terms: (thing: Thing) => string[]
	/** A search finds these too by what is inside them, such as the last digits of a phone number. */
	words?: (thing: Thing) => string[]
	/** Each kind is searched alone, and needs a `kind`. */
	searchedByKind?: true
	/** Counters by name, such as those of the navigation bar: of the things for which the function is true, or sums. */
	counted?: Record<string, (thing: Thing) => boolean | number>
	/** False for things that lists and searches must not show yet. */
	isListed?: (thing: Thing) => boolean
}

export interface ChangeOptions {
	/** Applies if another request changed the thing first. */
	onConflict: OnConflict
	/** What has to hold besides the version, because it's changed without one. */
	where?: Where
	/** Attributes to delete that belong to no field, such as a time to live. */
	forget?: string[]
}

export interface Touch<Thing> {
	set?: Partial<Thing>
	increase?: { [Name in keyof Thing]?: number }
	append?: { [Name in keyof Thing]?: unknown[] }
}
