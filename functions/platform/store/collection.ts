import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { usualPage } from '#shared/lists.ts'
import type { Changes, Where } from './expression.ts'
import { type PageRequest, readFiltered, readFlat, readPage } from './pages.ts'
import { plain } from './plain.ts'
import { beginnings, rowsOf, type Searched, search } from './search.ts'
import { getItems, type ItemKey, queryPages, type Ref, readRef, type UnparsedItem } from './table.ts'
import { type Guard, isNew, type OnConflict, put, remove, update, type Write } from './write.ts'

interface Definition<Thing, Row extends z.ZodObject> {
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

interface ChangeOptions {
	/** Applies if another request changed the thing first. */
	onConflict: OnConflict
	/** What has to hold besides the version, because it's changed without one. */
	where?: Where
	/** Attributes to delete that belong to no field, such as a time to live. */
	forget?: string[]
}

interface Touch<Thing> {
	set?: Partial<Thing>
	increase?: { [Name in keyof Thing]?: number }
	append?: { [Name in keyof Thing]?: unknown[] }
}

export const counterRef = (list: string, name: string): Ref<number> => ({
	key: { pk: `COUNT#${list}`, sk: name },
	parse: (item) => Number(Object(item).many ?? 0),
})

/**
 * Things that are listed, searched and counted. A version detects changes that conflict. Every change returns the writes
 * for the item, its row, its search rows and the counters together, so that one transaction keeps them consistent.
 */
export function collection<Thing extends { version: number }, Row extends z.ZodObject>(of: Definition<Thing, Row>) {
	const parse = (item: UnparsedItem | undefined) => item && of.record.parse(item)
	const ref = (id: string): Ref<Thing | undefined> => ({ key: of.key(id), parse })
	const writes = writesOf(of)
	return {
		key: of.key,
		list: of.list,
		parse,
		ref,
		read: (id: string) => readRef(ref(id)),
		/** Without those that are gone. */
		readAll: async (ids: readonly string[]) => (await getItems(ids.map(of.key))).flatMap((item) => parse(item) ?? []),
		...readsOf(of),
		...writes,
		counter: (name: string) => counterRef(of.list, name),
		counters: Object.keys(of.counted ?? {}),

		/** Tells what an item adds to each counter, for counting everything anew. */
		countsOf(item: unknown): Record<string, number> {
			const thing = of.record.parse(item)
			const counted = Object.entries(of.counted ?? {})
			return Object.fromEntries(counted.map(([name, isCounted]) => [name, Number(isCounted(thing))]))
		},

		/** True if the item with this key is one of the things itself, and not a row or something below one. */
		owns({ pk, sk }: ItemKey) {
			const key = of.key(pk.slice(pk.indexOf('#') + 1))
			return key.pk === pk && key.sk === sk
		},

		/** For tools, which read items of all kinds. */
		removeItem: (item: unknown, onConflict: OnConflict) => writes.remove(of.record.parse(item), onConflict),
	}
}

function readsOf<Thing, Row extends z.ZodObject>(of: Definition<Thing, Row>) {
	/** The whole list, or one kind of it. */
	const partOf = (kind: string | undefined): { index: 'kinds' | 'lists'; partition: [string, string] } =>
		kind
			? { index: 'kinds', partition: ['kindPk', `${of.list}#${kind}`] }
			: { index: 'lists', partition: ['listPk', of.list] }

	/** A row was parsed when it was written, and the response that contains it is parsed as well. */
	const asRow = (row: unknown) => row as z.output<Row>
	const withRows = <Page extends { rows: unknown[] }>({ rows, ...more }: Page) => ({ rows: rows.map(asRow), ...more })

	const searched = (kind?: string): Searched => ({
		terms: of.searchedByKind && kind === undefined ? undefined : `FIND#${of.list}`,
		kind,
		rows: partOf(kind),
		key: of.key,
	})

	return {
		/** A page of the whole list or of one kind, newest first. */
		page: async (kind: string | undefined, page: PageRequest) => withRows(await readPage(partOf(kind), page)),

		/** A page of those rows of a kind that pass the filter. The index has no order for what only the rows say. */
		filtered: async (kind: string | undefined, page: PageRequest, keep: (row: z.output<Row>) => boolean) =>
			withRows(await readFiltered(partOf(kind), page, (row) => keep(asRow(row)))),

		/** For callers who name no limit: the whole list or kind, if there is room for it in an answer. */
		flat: async (kind: string | undefined, page: PageRequest) => withRows(await readFlat(partOf(kind), page)),

		/** The rows of the whole list or of one kind, oldest first, for as long as the caller asks for more. */
		async *oldestFirst(kind?: string, atOnce = usualPage) {
			for await (const items of queryPages(partOf(kind), atOnce)) for (const { row } of items) yield asRow(row)
		},

		/** The items of all that is listed, page by page. What was added a moment ago may not be in the index yet. */
		async *everything(): AsyncGenerator<UnparsedItem[]> {
			for await (const listed of queryPages(partOf(undefined))) {
				const keys = listed.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
				const items = await getItems(keys, { consistent: false })
				yield items.filter((item) => item !== undefined)
			}
		},

		/** The beginnings of terms first, then what is inside them; each newest first. */
		search: async (typed: string, page: PageRequest, kind?: string) =>
			withRows(await search(searched(kind), typed, page)),

		/** The newest things with a term that begins with this. */
		async beginningWith(term: string, most: number) {
			const { matches } = await beginnings(searched(), term)
			return (await rowsOf(searched(), matches.slice(0, most))).map(asRow)
		},
	}
}

function writesOf<Thing extends { version: number }, Row extends z.ZodObject>(of: Definition<Thing, Row>) {
	const isListed = (thing: Thing) => of.isListed?.(thing) ?? true
	const rowOf = (thing: Thing): Record<string, unknown> => ({ ...of.row.parse(thing), words: wordsOf(thing) })
	const wordsOf = (thing: Thing) =>
		[...new Set([...of.terms(thing), ...(of.words?.(thing) ?? [])].map(plain))].join('\n')

	/** An item is in the list's indexes as long as it has these attributes. */
	const indexed = (thing: Thing) =>
		isListed(thing)
			? { listPk: of.list, listSk: of.order(thing), ...(of.kind && { kindPk: `${of.list}#${of.kind(thing)}` }) }
			: {}

	const termsOf = (thing: Thing) =>
		of.searchedByKind ? of.terms(thing).map((term) => `${of.kind?.(thing)} ${term}`) : of.terms(thing)

	const findKeys = (thing: Thing): ItemKey[] =>
		isListed(thing)
			? [...new Set(termsOf(thing).map(plain))].map((term) => ({
					pk: `FIND#${of.list}`,
					sk: `${term}#${of.order(thing)}`,
				}))
			: []

	/** A search reads the row of the thing itself, so a change of it leaves its terms alone. */
	const pointerTo = (thing: Thing) => (key: ItemKey) => put({ ...key, order: of.order(thing), id: of.id(thing) })

	const count = (seen: Thing | undefined, after: Thing | undefined) =>
		Object.entries(of.counted ?? {}).flatMap(([name, isCounted]) => {
			const by = Number(after ? isCounted(after) : false) - Number(seen ? isCounted(seen) : false)
			return by === 0 ? [] : [update(counterRef(of.list, name).key, { increase: { many: by } })]
		})

	return {
		add(thing: Thing, besides: Record<string, unknown> = {}, guard: Guard = isNew): Write[] {
			const row = rowOf(thing)
			const item = { ...of.key(of.id(thing)), ...thing, ...indexed(thing), row, ...besides }
			return [put(item, guard), ...findKeys(thing).map(pointerTo(thing)), ...count(undefined, thing)]
		},

		/** Writes the difference between what was seen and what comes after, so that no field is lost. */
		change(seen: Thing, after: Thing, { onConflict, where, forget = [] }: ChangeOptions): Write[] {
			const rows = difference(rowOf(seen), rowOf(after), 'row.')
			const set = {
				...difference({ ...seen, ...indexed(seen) }, { ...after, ...indexed(after) }),
				...rows,
				...Object.fromEntries(forget.map((name) => [name, undefined])),
			}
			const guard = { where: { version: { is: seen.version }, ...where }, onConflict }
			const [were, are] = [findKeys(seen), findKeys(after)]
			return [
				update(of.key(of.id(seen)), { set }, guard),
				...missing(were, are).map((key) => remove(key)),
				...missing(are, were).map(pointerTo(after)),
				...count(seen, after),
			]
		},

		/**
		 * Changes sums and flags without checking the version, because they must not conflict with another request's decision.
		 * Search terms can't be changed this way.
		 */
		touch(thing: Thing, changes: Touch<Thing>, guard?: Guard): Write[] {
			const after = { ...thing, ...changes.set }
			const moved = difference(indexed(thing), indexed(after))
			const placed = twice(changes, (name) => name in of.row.shape)
			const exists = { where: { pk: 'exists' }, onConflict: 'defect' } as const
			return [
				update(of.key(of.id(thing)), { ...placed, set: { ...placed.set, ...moved } }, guard ?? exists),
				...count(thing, after),
			]
		},

		remove: (thing: Thing, onConflict: OnConflict): Write[] => [
			remove(of.key(of.id(thing)), { where: { version: { is: thing.version } }, onConflict }),
			...findKeys(thing).map((key) => remove(key)),
			...count(thing, undefined),
		],
	}
}

export const revised = <Thing extends { version: number }>(seen: Thing, changes: Partial<Thing>): Thing => ({
	...seen,
	...changes,
	version: seen.version + 1,
})

const missing = (those: ItemKey[], from: ItemKey[]) => those.filter(({ sk }) => !from.some((key) => key.sk === sk))

/** Repeats a change for the row, because an item holds a field of its row twice. */
function twice<Thing>(changes: Touch<Thing>, isInRow: (name: string) => boolean): Changes {
	const each = (of: object = {}) =>
		Object.fromEntries(
			Object.entries(of).flatMap(([name, value]) =>
				(isInRow(name) ? [name, `row.${name}`] : [name]).map((path) => [path, value]),
			),
		)
	return { set: each(changes.set), increase: each(changes.increase), append: each(changes.append) }
}

/** The fields that differ, with undefined for those that were removed. */
export function difference(seen: object, after: object, prefix = ''): Record<string, unknown> {
	const [was, is] = [new Map(Object.entries(seen)), new Map(Object.entries(after))]
	const names = [...new Set([...was.keys(), ...is.keys()])]
	const changed = names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
	return Object.fromEntries(changed.map((name) => [`${prefix}${name}`, is.get(name)]))
}
