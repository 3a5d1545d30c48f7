import * as z from 'zod'
import { exportPage, usualPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'
import { Refusal } from '../refusal.ts'
import { lastOf } from './range.ts'
import { type PageKey, type PageQuery, queryPage, type UnparsedItem } from './table.ts'

export interface PageRequest {
	limit?: number | undefined
	cursor?: string | undefined
	/** Otherwise the newest come first. */
	oldestFirst?: boolean | undefined
	/** Only the rows of a list's index between these places of its order. */
	between?: readonly [first: string, last: string] | undefined
}

export type PageOf = Omit<PageQuery, 'from' | 'limit' | 'newestFirst'>

/** A page, newest first unless asked otherwise. It takes one read, however long the list is. */
export async function readPage(
	whole: PageOf,
	{ limit = usualPage, cursor, oldestFirst = false, between }: PageRequest,
) {
	const of: PageOf = between ? { ...whole, sort: ['listSk', ...between] } : whole
	const from = cursor ? readCursor(cursor, of) : undefined
	const rows = { ...of, only: ['row'], limit, newestFirst: !oldestFirst }
	const { items, last } = await queryPage({ ...rows, ...(from && { from }) })
	return { rows: items.map((item) => item.row), ...(last && { next: writeCursor(last) }) }
}

/** A read ends at 1 MB, which is about 1,500 rows. */
const bounds = { rows: 1500, reads: 10 }

interface Reading {
	limit: number
	from: PageKey | undefined
	newestFirst: boolean
	most?: typeof bounds
}

/** Reads on until enough items pass the filter. `more` says that it ended at its bound. `next` is where it goes on. */
export async function readOn(
	of: PageOf,
	{ limit, from: start, newestFirst, most = bounds }: Reading,
	keep: (item: UnparsedItem) => boolean,
): Promise<{ rows: unknown[]; next?: PageKey | undefined; more?: true }> {
	const rows: unknown[] = []
	let from = start
	for (let reads = 0; reads < most.reads; reads++) {
		// Most pages are full after the first read, which needs no more than a few rows then.
		const atOnce = reads === 0 && of.containing === undefined ? Math.min(limit * 2, most.rows) : most.rows
		const { items, last } = await queryPage({ ...of, limit: atOnce, newestFirst, ...(from && { from }) })
		const found = items.filter(keep)
		const shown = found.slice(0, limit - rows.length)
		rows.push(...shown.map(({ row }) => row))
		const lastShown = shown.at(-1)
		if (lastShown && found.length > shown.length) return { rows, next: keyIn(of, lastShown) }
		from = last
		if (!from || rows.length === limit) return { rows, next: from }
	}
	return { rows, next: from, more: true }
}

/** A page of the rows that pass a filter. With `more` the next page goes on looking. */
export async function readFiltered(
	of: PageOf,
	{ limit = usualPage, cursor, oldestFirst = false }: PageRequest,
	keep: (row: unknown) => boolean,
) {
	const from = cursor ? readCursor(cursor, of) : undefined
	const { next, ...page } = await readOn(of, { limit, from, newestFirst: !oldestFirst }, ({ row }) => keep(row))
	return { ...page, ...(next && { next: writeCursor(next) }) }
}

/** Two reads of 1 MB fit into one answer, also after Lambda has put its text into JSON. */
const mostFlatRows = 1000

/** For a list of short rows that a caller without a limit gets whole, as long as it has room in one answer. */
export async function readFlat(of: PageOf, { cursor, limit }: PageRequest) {
	if (limit !== undefined) return readPage(of, { limit, cursor })
	const first = await readPage(of, { limit: mostFlatRows, cursor })
	const left = mostFlatRows - first.rows.length
	if (!first.next || left === 0) return first
	const second = await readPage(of, { limit: left, cursor: first.next })
	return { ...second, rows: [...first.rows, ...second.rows] }
}

/** All rows of a list that belongs to a thing, for an answer that has the thing whole. */
export async function readAllPages<Row>(
	read: (page: PageRequest) => Promise<{ rows: Row[]; next?: string }>,
): Promise<Row[]> {
	const rows: Row[] = []
	let cursor: string | undefined
	do {
		const page = await read({ limit: exportPage, cursor })
		rows.push(...page.rows)
		cursor = page.next
	} while (cursor)
	return rows
}

export const readBelow = (pk: string, beginning: string, page: PageRequest) =>
	readPage({ partition: ['pk', pk], sort: ['sk', beginning] }, page)

export const writeCursor = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')

/**
 * A client can send any cursor. It must continue the list that it was issued for, and DynamoDB fails on a key with other
 * names or outside the range of the query, which would be our error and not the client's.
 */
const readCursor = (cursor: string, of: PageOf) => requireKey(parseCursor(cursor), of)

export function requireKey(sent: unknown, { index, partition, sort }: PageOf): PageKey {
	const names = keyNames({ index, partition })
	const Key = z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().min(1)])))
	const { data: key } = Key.safeParse(sent)
	const at = sort && key?.[sort[0]]
	const inRange = !sort || (at !== undefined && at >= sort[1] && at <= lastOf(sort))
	const goesOn = key?.[partition[0]] === partition[1] && inRange
	return key && goesOn ? key : refuseCursor()
}

const keyNames = ({ index, partition }: Pick<PageOf, 'index' | 'partition'>) =>
	index ? ['pk', 'sk', partition[0], 'listSk'] : ['pk', 'sk']

/** The key at which a list goes on after this item. */
const keyIn = (of: Pick<PageOf, 'index' | 'partition'>, item: Record<string, unknown>): PageKey =>
	Object.fromEntries(keyNames(of).map((name) => [name, String(item[name])]))

export function refuseCursor(): never {
	throw new Refusal('invalid', messages.listChanged)
}

export function parseCursor(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, 'base64url').toString())
	} catch {
		return undefined
	}
}
