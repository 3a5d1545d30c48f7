import * as z from 'zod'
import { usualPage } from '#shared/lists.ts'
import { type PageOf, type PageRequest, parseCursor, readOn, refuseCursor, requireKey, writeCursor } from './pages.ts'
import { plain } from './plain.ts'
import { getItems, type ItemKey, type PageKey, queryPage } from './table.ts'

/** A search covers a whole list, or one kind of it. */
export interface Searched {
	/** The partition of the search terms. A list whose kinds are searched alone has none for all of them together. */
	terms: string | undefined
	/** The beginning of the terms of this kind. */
	kind?: string | undefined
	/** The rows of the list or the kind. What they are searched for is in `row.words`. */
	rows: Pick<PageOf, 'partition'> & { index: string }
	key: (id: string) => ItemKey
}

/** A read ends at 1 MB, which is about 6,000 matches, or the rows of 1,500 things. */
const bounds = { matches: 6000, matchReads: 4, rows: 1500, rowReads: 10 }

/** Fewer letters are inside almost every name. */
const leastLetters = 3

interface Found {
	id: string
	order: string
}

/** The next page begins among the things found by a beginning, or among the rows. */
const Cursor = z.strictObject({ before: z.string().optional(), inside: z.record(z.string(), z.string()).optional() })

/**
 * First come the things with a term that begins with what was typed, newest first, then those that have it inside a word,
 * newest first as well. `more` says that the search ended at a bound: the next page goes on, or it needs more letters.
 */
export async function search(
	of: Searched,
	typed: string,
	{ limit = usualPage, cursor }: PageRequest,
	most = bounds,
): Promise<{ rows: unknown[]; next?: string; more?: true }> {
	const at: z.output<typeof Cursor> = cursor ? (Cursor.safeParse(parseCursor(cursor)).data ?? refuseCursor()) : {}
	const { matches, isCut } = await beginnings(of, typed, most)
	const more = isCut && ({ more: true } as const)
	const { before, inside } = at
	const older = before === undefined ? matches : matches.filter(({ order }) => order < before)
	const shown = inside ? [] : older.slice(0, limit)
	const rows = await rowsOf(of, shown)
	const last = shown.at(-1)
	if (last && older.length > shown.length) return { rows, next: writeCursor({ before: last.order }), ...more }
	if (plain(typed).length < leastLetters) return { rows, ...more }
	const room = limit - shown.length
	if (room === 0) return { rows, next: writeCursor({ inside: {} }), ...more }
	const known = new Set(matches.map(({ order }) => order))
	const list = { ...of.rows, containing: wordIn(typed) }
	// Without a key the list begins.
	const from = inside && Object.keys(inside).length > 0 ? requireKey(inside, list) : undefined
	const reading = { limit: room, from, newestFirst: true, most: { rows: most.rows, reads: most.rowReads } }
	const { next, ...further } = await readOn(list, reading, ({ listSk }) => !known.has(String(listSk)))
	const goesOn = next && { next: writeCursor({ inside: next }) }
	return { ...further, rows: [...rows, ...further.rows], ...goesOn, ...more }
}

/** Everything with a term that begins with what was typed, newest first. Each thing is there once. */
export async function beginnings({ terms, kind }: Searched, typed: string, most = bounds) {
	if (terms === undefined) return { matches: [], isCut: false }
	const matches = new Map<string, string>()
	let from: PageKey | undefined
	let reads = 0
	do {
		const { items, last } = await queryPage({
			partition: ['pk', terms],
			sort: ['sk', plain(kind === undefined ? typed : `${kind} ${typed}`)],
			limit: most.matches,
			newestFirst: false,
			only: ['order', 'id'],
			...(from && { from }),
		})
		for (const { order, id } of items) matches.set(String(order), String(id))
		from = last
		reads += 1
	} while (from && reads < most.matchReads)
	// Texts are sorted several times as fast as by a function that compares them.
	const newestFirst = [...matches.keys()].sort().reverse()
	return { matches: newestFirst.map((order) => ({ order, id: matches.get(order) ?? '' })), isCut: from !== undefined }
}

/** The rows as they are now. What was removed in this moment is left out. */
export async function rowsOf({ key }: Searched, found: Found[]): Promise<unknown[]> {
	const keys = found.map(({ id }) => key(id))
	const items = await getItems(keys, { only: ['row'] })
	return items.flatMap((item) => item?.row ?? [])
}

/** A part of a phone number is found however it's written. */
const wordIn = (typed: string) => (/^[\d\s()+.-]+$/.test(typed) ? typed.replace(/\D/g, '') : plain(typed))
