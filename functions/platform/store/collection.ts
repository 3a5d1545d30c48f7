import type * as z from 'zod'
import { usualPage } from '#shared/lists.ts'
import { difference } from './difference.ts'
import type { Changes } from './expression.ts'
import { type PageRequest, readPage } from './pages.ts'
import { type ItemKey, type PageKey, queryPage, type Ref, readRef, type UnparsedItem } from './table.ts'
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
	/** Search terms. A search matches the beginning of any of them and ignores case. */
	terms: (thing: Thing) => string[]
	/** Counters by name, such as those of the navigation bar: of the things for which the function is true, or sums. */
	counted?: Record<string, (thing: Thing) => boolean | number>
	/** A write that goes with each addition, change and removal: a mark for what is counted later. A touch makes none. */
	mark?: (key: ItemKey) => Write
	/** False for things that lists and searches must not show yet. */
	isListed?: (thing: Thing) => boolean
}

interface ChangeOptions {
	/** What happens if another request changed the thing first. */
	onConflict: OnConflict
	/** Attributes to delete that belong to no field, such as a time to live. */
	forget?: string[]
}

interface Touch<Thing> {
	set?: Partial<Thing>
	increase?: { [Name in keyof Thing]?: number }
	append?: { [Name in keyof Thing]?: unknown[] }
}

/** DynamoDB returns matches by term, so a search reads up to this many before it can sort them newest first. */
const mostMatches = 200

/** One of the counters of a list. */
export const counterRef = (list: string, name: string): Ref<number> => ({
	key: { pk: `COUNT#${list}`, sk: name },
	parse: (item) => Number(Object(item).many ?? 0),
})

/**
 * Things that are listed, searched and counted. A version detects changes that conflict. Every change returns the writes
 * for the item, its row, its search rows and the counters together, so that one transaction keeps them consistent.
 */
export function collection<Thing extends { version: number }, Row extends z.ZodObject>(
	of: Definition<Thing, Row>,
) {
	const isListed = (thing: Thing) => of.isListed?.(thing) ?? true
	const rowOf = (thing: Thing): Record<string, unknown> => of.row.parse(thing)
	const counter = (name: string) => counterRef(of.list, name)

	/** An item is in the list's indexes as long as it has these attributes. */
	const indexed = (thing: Thing) =>
		isListed(thing)
			? {
					listPk: of.list,
					listSk: of.order(thing),
					...(of.kind && { kindPk: `${of.list}#${of.kind(thing)}` }),
				}
			: {}

	const findKeys = (thing: Thing): ItemKey[] =>
		isListed(thing)
			? [...new Set(of.terms(thing).map(plain))].map((term) => ({
					pk: `FIND#${of.list}`,
					sk: `${term}#${of.order(thing)}`,
				}))
			: []

	const count = (seen: Thing | undefined, after: Thing | undefined) =>
		Object.entries(of.counted ?? {}).flatMap(([name, isCounted]) => {
			const by = Number(after ? isCounted(after) : false) - Number(seen ? isCounted(seen) : false)
			return by === 0 ? [] : [update(counter(name).key, { increase: { many: by } })]
		})

	const marks = (thing: Thing) => (of.mark ? [of.mark(of.key(of.id(thing)))] : [])

	const removalOf = (thing: Thing, onConflict: OnConflict): Write[] => [
		remove(of.key(of.id(thing)), { where: { version: { is: thing.version } }, onConflict }),
		...findKeys(thing).map((key) => remove(key)),
		...count(thing, undefined),
		...marks(thing),
	]

	const partOf = (kind: string | undefined): { index: 'kinds' | 'lists'; partition: [string, string] } =>
		kind
			? { index: 'kinds', partition: ['kindPk', `${of.list}#${kind}`] }
			: { index: 'lists', partition: ['listPk', of.list] }

	const parse = (item: UnparsedItem | undefined) => item && of.record.parse(item)
	const ref = (id: string): Ref<Thing | undefined> => ({ key: of.key(id), parse })
	/** A row was parsed when it was written, and the response that contains it is parsed as well. */
	const asRow = (row: unknown) => row as z.output<Row>

	return {
		key: of.key,
		parse,
		ref,
		read: (id: string) => readRef(ref(id)),

		/** A page of the whole list or of one kind, newest first. */
		async page(kind: string | undefined, page: PageRequest) {
			const { rows, next } = await readPage(partOf(kind), page)
			return { rows: rows.map(asRow), ...(next && { next }) }
		},

		/** The rows of the whole list or of one kind, oldest first, for as long as the caller asks for more. */
		async *oldestFirst(kind?: string) {
			for (let from: PageKey | undefined, isFirst = true; isFirst || from; isFirst = false) {
				const query = {
					...partOf(kind),
					limit: usualPage,
					newestFirst: false,
					...(from && { from }),
				}
				const { items, last } = await queryPage(query)
				for (const { row } of items) yield asRow(row)
				from = last
			}
		},

		/** Newest first. `more` says that there were too many matches to read, and a longer query would find the rest. */
		async search(typed: string, { limit = usualPage, cursor }: PageRequest) {
			const { items, last } = await queryPage({
				partition: ['pk', `FIND#${of.list}`],
				sort: ['sk', plain(typed)],
				limit: mostMatches,
				newestFirst: false,
			})
			const rows = new Map(items.map((item) => [String(item.order), item.row]))
			const before = cursor && Buffer.from(cursor, 'base64url').toString()
			const older = [...rows].filter(([order]) => !before || order < before)
			const newestFirst = older.sort(([one], [other]) => (one < other ? 1 : -1))
			const shown = newestFirst.slice(0, limit)
			const lastShown = newestFirst.length > limit ? shown.at(-1)?.[0] : undefined
			// The cursor is encoded, because an order has characters that aren't allowed in a cursor.
			const next = lastShown && Buffer.from(lastShown).toString('base64url')
			return { rows: shown.map(([, row]) => asRow(row)), ...(next && { next }), ...(last && { more: true }) }
		},

		counter,

		list: of.list,

		/** Whether the item with this key is one of the things itself, and not a row or something below one. */
		owns({ pk, sk }: ItemKey) {
			const key = of.key(pk.slice(pk.indexOf('#') + 1))
			return key.pk === pk && key.sk === sk
		},

		/** For tools, which read items of all kinds. */
		removeItem: (item: unknown, onConflict: OnConflict): Write[] =>
			removalOf(of.record.parse(item), onConflict),

		counters: Object.keys(of.counted ?? {}),

		/** What an item adds to each counter, for counting everything anew. */
		countsOf(item: unknown): Record<string, number> {
			const thing = of.record.parse(item)
			const counted = Object.entries(of.counted ?? {})
			return Object.fromEntries(counted.map(([name, isCounted]) => [name, Number(isCounted(thing))]))
		},

		add(thing: Thing, besides: Record<string, unknown> = {}, guard: Guard = isNew): Write[] {
			const row = rowOf(thing)
			const item = { ...of.key(of.id(thing)), ...thing, ...indexed(thing), row, ...besides }
			const rows = findKeys(thing).map(asFindable(thing, row))
			return [put(item, guard), ...rows, ...count(undefined, thing), ...marks(thing)]
		},

		/** Writes the difference between what was seen and what comes after, so that no field is lost. */
		change(seen: Thing, after: Thing, { onConflict, forget = [] }: ChangeOptions): Write[] {
			const rows = difference(rowOf(seen), rowOf(after), 'row.')
			const set = {
				...difference({ ...seen, ...indexed(seen) }, { ...after, ...indexed(after) }),
				...rows,
				...Object.fromEntries(forget.map((name) => [name, undefined])),
			}
			const guard = { where: { version: { is: seen.version } }, onConflict }
			const [were, are] = [findKeys(seen), findKeys(after)]
			const [gone, kept, added] = [missing(were, are), missing(were, missing(were, are)), missing(are, were)]
			return [
				update(of.key(of.id(seen)), { set }, guard),
				...gone.map((key) => remove(key)),
				...(Object.keys(rows).length > 0 ? kept.map((key) => update(key, { set: rows })) : []),
				...added.map(asFindable(after, rowOf(after))),
				...count(seen, after),
				...marks(after),
			]
		},

		/**
		 * Changes sums and flags without checking the version, because they must not conflict with another request's decision.
		 * A search row that a change of terms has removed is a conflict. Search terms can't be changed this way.
		 */
		touch(thing: Thing, changes: Touch<Thing>, guard?: Guard): Write[] {
			const after = { ...thing, ...changes.set }
			const moved = difference(indexed(thing), indexed(after))
			const inItem = placed(changes, (name) => [name, ...(name in of.row.shape ? [`row.${name}`] : [])])
			const inRow = placed(changes, (name) => (name in of.row.shape ? [`row.${name}`] : []))
			const exists = (onConflict: OnConflict = 'defect'): Guard => ({ where: { pk: 'exists' }, onConflict })
			return [
				update(of.key(of.id(thing)), { ...inItem, set: { ...inItem.set, ...moved } }, guard ?? exists()),
				...(isEmpty(inRow) ? [] : findKeys(thing).map((key) => update(key, inRow, exists('retry')))),
				...count(thing, after),
			]
		},

		remove: removalOf,
	}

	function asFindable(thing: Thing, row: Record<string, unknown>) {
		return (key: ItemKey) => put({ ...key, order: of.order(thing), row })
	}
}

export const revised = <Thing extends { version: number }>(seen: Thing, changes: Partial<Thing>): Thing => ({
	...seen,
	...changes,
	version: seen.version + 1,
})

/** As it's searched: without differences of case and spacing. */
export const plain = (term: string) => term.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

const missing = (those: ItemKey[], from: ItemKey[]) =>
	those.filter(({ sk }) => !from.some((key) => key.sk === sk))

/** Repeats each change for every path in `places`, because an item holds a field twice: for itself and in its row. */
function placed<Thing>(changes: Touch<Thing>, places: (name: string) => string[]): Changes {
	const each = (of: object = {}) =>
		Object.fromEntries(
			Object.entries(of).flatMap(([name, value]) => places(name).map((path) => [path, value])),
		)
	return { set: each(changes.set), increase: each(changes.increase), append: each(changes.append) }
}

const isEmpty = (changes: Changes) => Object.values(changes).every((of) => Object.keys(of).length === 0)
