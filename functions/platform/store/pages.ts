import * as z from 'zod'
import { usualPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'
import { Refusal } from '../refusal.ts'
import { lastOf, type PageKey, type PageQuery, queryPage } from './table.ts'

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
	const { items, last } = await queryPage({ ...of, limit, newestFirst: !oldestFirst, ...(from && { from }) })
	return { rows: items.map((item) => item.row), ...(last && { next: writeCursor(last) }) }
}

export const readBelow = (pk: string, beginning: string, page: PageRequest) =>
	readPage({ partition: ['pk', pk], sort: ['sk', beginning] }, page)

export const writeCursor = (key: PageKey) => Buffer.from(JSON.stringify(key)).toString('base64url')

/**
 * A client can send any cursor. It must continue the list that it was issued for, and DynamoDB fails on a key with other
 * names or outside the range of the query, which would be our error and not the client's.
 */
function readCursor(cursor: string, { index, partition, sort }: PageOf): PageKey {
	const names = index ? ['pk', 'sk', partition[0], 'listSk'] : ['pk', 'sk']
	const Cursor = z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().min(1)])))
	const { data: key } = Cursor.safeParse(parsed(cursor))
	const at = sort && key?.[sort[0]]
	const inRange = !sort || (at !== undefined && at >= sort[1] && at <= lastOf(sort))
	const goesOn = key?.[partition[0]] === partition[1] && inRange
	if (!key || !goesOn) throw new Refusal('invalid', messages.listChanged)
	return key
}

function parsed(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, 'base64url').toString())
	} catch {
		return undefined
	}
}
