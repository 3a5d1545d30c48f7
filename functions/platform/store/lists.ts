import * as z from 'zod'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import { type Key, type PageKey, queryPage, type Write } from './table.ts'

export interface Listing {
	/** Which list: APPLICATIONS, USERS. */
	list: string
	/** Which part of it, where one is asked for by itself: Pending. */
	kind?: string
	/** Where it stands; the greatest comes first. A moment, and an id so that no two are the same. */
	order: string
	/** What a row of the list shows: all that is read for a page. */
	row: Record<string, unknown>
	/** What it is found by: any of these, from its beginning, without regard to case. */
	terms: string[]
}

/** The attributes by which an item stands in its list: part of the item itself. */
export const listed = ({ list, kind, order, row }: Listing) => ({
	listPk: list,
	listSk: order,
	...(kind && { kindPk: `${list}#${kind}` }),
	row,
})

const plain = (term: string) => term.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

const termKey = (list: string, term: string, order: string): Key => ({
	pk: `FIND#${list}`,
	sk: `${plain(term)}#${order}`,
})

type Found = Pick<Listing, 'list' | 'order' | 'terms'>

/** Where the small items stand by which something is found. */
export const findKeys = ({ list, order, terms }: Found): Key[] =>
	[...new Set(terms.map(plain))].map((term) => termKey(list, term, order))

/** One small item for each thing it is found by; its row changes with every change of the row in the list. */
export const findable = ({ row, ...found }: Listing): Write[] =>
	findKeys(found).map((key) => ({ Put: { Item: { ...key, row } } }))

interface Asked {
	limit?: number | undefined
	cursor?: string | undefined
}

const usualPage = 50

/** A page of a list or of one kind in it, newest first: one read however long the list is. */
export const readList = (list: string, kind: string | undefined, { limit = usualPage, cursor }: Asked) =>
	page(
		{
			...(kind
				? { index: 'kinds', partition: ['kindPk', `${list}#${kind}`] }
				: { index: 'lists', partition: ['listPk', list] }),
			limit,
			backwards: true,
		},
		cursor,
	)

/** What begins with these letters; something found by two of its terms comes once. */
export async function searchList(list: string, typed: string, { limit = usualPage, cursor }: Asked) {
	const pk = termKey(list, '', '').pk
	const found = await page(
		{ partition: ['pk', pk], sort: ['sk', plain(typed)], limit, backwards: false },
		cursor,
	)
	const rows = new Map(found.rows.map((row) => [JSON.stringify(row), row]))
	return { ...found, rows: [...rows.values()] }
}

/** What stands below an owner, newest first. */
export const readBelow = (pk: string, beginning: string, { limit = usualPage, cursor }: Asked) =>
	page({ partition: ['pk', pk], sort: ['sk', beginning], limit, backwards: true }, cursor)

type PageOf = Omit<Parameters<typeof queryPage>[0], 'from'>

async function page(of: PageOf, cursor: string | undefined) {
	const { items, last } = await queryPage({
		...of,
		from: cursor ? readCursor(cursor, of.partition) : undefined,
	})
	return { rows: items.map((item) => item.row), ...(last && { next: writeCursor(last) }) }
}

const writeCursor = (key: PageKey) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** A cursor is data from outside: it may only go on in the list it was given for. */
function readCursor(cursor: string, [name, value]: [string, string]): PageKey {
	const key = z.record(z.string(), z.string()).safeParse(parsed(cursor))
	if (!key.success || key.data[name] !== value) throw new Refusal('invalid', messages.listChanged)
	return key.data
}

function parsed(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, 'base64url').toString())
	} catch {
		return undefined
	}
}
