import * as z from 'zod'
import { putItem, queryItems, sweepAfter } from '#functions/platform/store/table.ts'
import { applications } from './table.ts'

const prefix = 'READER#'

/** A page says twice within this time that it's open, so that one lost request doesn't hide it. */
const presentMs = 90_000

/** More people than we have. */
const most = 50

const ReaderItem = z.object({ sk: z.string(), name: z.string(), since: z.string(), seenAt: z.string() })

interface Reading {
	token: string
	userId: string
	name: string
	now: Date
}

/** Notes who has the application open, and returns who else has. */
export async function readersBesides({ token, userId, name, now }: Reading) {
	const { pk } = applications.key(token)
	const items = await queryItems(pk, prefix, most)
	const present = items
		.map((item) => ReaderItem.parse(item))
		.filter(({ seenAt }) => now.getTime() - Date.parse(seenAt) < presentMs)
	const sk = `${prefix}${userId}`
	const since = present.find((one) => one.sk === sk)?.since ?? now.toISOString()
	const ttl = sweepAfter(new Date(now.getTime() + presentMs))
	await putItem({ pk, sk, userId, name, since, seenAt: now.toISOString(), ttl })
	return present.filter((one) => one.sk !== sk).map((one) => ({ name: one.name, since: one.since }))
}
