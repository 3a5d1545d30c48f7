import * as z from 'zod'
import { messages } from '#shared/messages.ts'
import { newId, sha256 } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { getItem, getItems, type ItemKey, sweepAfter } from '../store/table.ts'
import { put, type Receipt, type Write } from '../store/write.ts'

const seconds = 1000

/** The same request was carried out before. It's thrown so that the handler stops and the first answer is sent again. */
export class AnsweredBefore extends Error {
	readonly answer: unknown

	constructor(answer: unknown) {
		super('This request was carried out before')
		this.answer = answer
	}
}

/** A double click or the retry of a gateway comes within this time. */
const withoutKey = 15 * seconds

const withKey = 24 * 3600 * seconds

/** Identifies a request that must act only once, however often it arrives. */
export interface Idempotency {
	key: ItemKey
	bodyHash: string
	/** True if the client sent a key of its own. */
	hasKey: boolean
	/** In milliseconds, where a client's own key counts longer than others. */
	keptFor?: number
}

/** Uses the client's own idempotency key. For a client without one, the key is made from the sender and the input. */
export function idempotencyOf(path: string, sender: string, input: unknown, sentKey: string | undefined): Idempotency {
	// The employee key isn't hashed, because anyone who reads the table could guess it from a hash this fast.
	const { key: _, ...rest } = Object(input)
	const bodyHash = sha256(JSON.stringify(rest))
	const once = sentKey ? `key ${sentKey.slice(0, 255)}` : `body ${bodyHash}`
	return {
		key: { pk: `ONCE#${sha256([path, sender, once].join('\n'))}`, sk: 'ONCE' },
		bodyHash,
		hasKey: Boolean(sentKey),
	}
}

interface Done {
	answer: unknown
	/** The action's own writes. */
	writes: Write[]
	now: Date
	/** The answer whose place this one takes, because what it was about has changed since. */
	replaced?: FirstAnswer | undefined
}

/**
 * This write joins the action's transaction. A second request fails on it and gets the first one's answer. Without a key
 * of the client, that holds only as long as everything is as the first request wrote it, and one that wrote nothing we could
 * compare isn't remembered.
 */
export function rememberAnswer(
	{ key, bodyHash, hasKey, keptFor = hasKey ? withKey : withoutKey }: Idempotency,
	{ answer, writes, now, replaced }: Done,
): Write[] {
	const receipts = hasKey ? [] : writes.flatMap(({ receipt }) => receipt ?? [])
	if (!hasKey && receipts.length === 0) return []
	const endsAt = now.getTime() + keptFor
	const ttl = sweepAfter(new Date(endsAt))
	const item = { ...key, id: newId(), bodyHash, answer: JSON.stringify(answer), receipts, endsAt, ttl }
	const isOver = { endsAt: { atMost: now.getTime(), orAbsent: true } } as const
	const where = replaced ? [isOver, { id: { is: replaced.id } }] : isOver
	return [put(item, { where, onConflict: 'defect' })]
}

const StoredReceipt = z.object({
	pk: z.string(),
	sk: z.string(),
	version: z.number().optional(),
	removed: z.boolean().optional(),
})

const Remembered = z.object({
	id: z.string(),
	bodyHash: z.string(),
	answer: z.string(),
	endsAt: z.number(),
	receipts: z.array(StoredReceipt).default([]),
})

export interface FirstAnswer {
	id: string
	answer: unknown
	/** The thing has changed since, so the same request means something new. */
	isOutdated: boolean
}

export async function readFirstAnswer({ key, bodyHash }: Idempotency, now: Date): Promise<FirstAnswer | undefined> {
	const item = await getItem(key)
	const first = item && Remembered.parse(item)
	if (!first || first.endsAt <= now.getTime()) return undefined
	if (first.bodyHash !== bodyHash) throw new Refusal('other-body', messages.otherBody)
	return { id: first.id, answer: JSON.parse(first.answer), isOutdated: await haveChanged(first.receipts) }
}

/** The answer to send again, if there is one. */
export async function firstAnswer(once: Idempotency, now: Date) {
	const first = await readFirstAnswer(once, now)
	return first && !first.isOutdated ? first.answer : undefined
}

async function haveChanged(receipts: Receipt[]) {
	const items = await getItems(receipts)
	return receipts.some(({ version, removed }, at) => {
		const item = items[at]
		if (removed) return item !== undefined
		if (!item) return true
		return version !== undefined && Number(item.version ?? 0) !== version
	})
}
