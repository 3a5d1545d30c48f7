import * as z from 'zod'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { NotSameRecord } from '#shared/applications/related.ts'
import { applications } from './table.ts'

const prefix = 'NOTSAME#'

const key = (token: string, other: string): ItemKey => ({ pk: applications.key(token).pk, sk: `${prefix}${other}` })

/** Marks stay with what they are about, and more of them than this can't come together on one application. */
const mostMarks = 500

/** The employees who said that another application is someone else's, by that application's token. */
export async function readNotSame(token: string) {
	const items = await queryItems(applications.key(token).pk, prefix, mostMarks)
	return new Map(items.map((item) => [z.string().parse(item.sk).slice(prefix.length), NotSameRecord.parse(item)]))
}

export const putNotSame = (token: string, other: string, mark: NotSame): Write => put({ ...key(token, other), ...mark })

export const removeNotSame = (token: string, other: string): Write => remove(key(token, other))

type NotSame = z.output<typeof NotSameRecord>
