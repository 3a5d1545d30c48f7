import { messages } from '#shared/messages.ts'
import { sha256 } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { getItem, type ItemKey, sweepAfter } from '../store/table.ts'
import { put, type Write } from '../store/write.ts'

const hour = 3_600_000

/** Identifies a request that must act only once, however often it arrives. */
export interface Idempotency {
	key: ItemKey
	bodyHash: string
	keptFor: number
}

/**
 * Uses the client's own idempotency key. For a client without one, the key is made from the sender and the input. That
 * key expires sooner, because the same person may want the same thing again.
 */
export function idempotencyOf(
	path: string,
	sender: string,
	input: unknown,
	sentKey: string | undefined,
): Idempotency {
	// The employee key isn't hashed, because anyone who reads the table could guess it from a hash this fast.
	const { key: _, ...rest } = Object(input)
	const bodyHash = sha256(JSON.stringify(rest))
	const once = sentKey ? `key ${sentKey.slice(0, 255)}` : `body ${bodyHash}`
	return {
		key: { pk: `ONCE#${sha256([path, sender, once].join('\n'))}`, sk: 'ONCE' },
		bodyHash,
		keptFor: sentKey ? 24 * hour : hour,
	}
}

/** This write joins the action's transaction. A second request fails on it and gets the first one's answer. */
export const rememberAnswer = (
	{ key, bodyHash, keptFor }: Idempotency,
	answer: unknown,
	now: Date,
): Write => {
	const endsAt = now.getTime() + keptFor
	const item = {
		...key,
		bodyHash,
		answer: JSON.stringify(answer),
		endsAt,
		ttl: sweepAfter(new Date(endsAt)),
	}
	return put(item, { where: { endsAt: { atMost: now.getTime(), orAbsent: true } }, onConflict: 'defect' })
}

export async function firstAnswer({ key, bodyHash }: Idempotency, now: Date): Promise<unknown> {
	const record = await getItem(key)
	if (!record || Number(record.endsAt) <= now.getTime()) return undefined
	if (record.bodyHash !== bodyHash) throw new Refusal('other-body', messages.otherBody)
	return JSON.parse(String(record.answer))
}
