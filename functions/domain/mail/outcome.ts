import * as z from 'zod'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { put } from '#functions/platform/store/write.ts'
import { mailStates } from '#shared/delivery.ts'

/** A sender that has been silent for this long is taken for dead. Shorter than the queue waits for one. */
export const sendingFor = 60_000

/**
 * Tells whether a mail was sent, in an item apart from the mail: employees see it, and a function that queues mails
 * can't read them.
 */
export const outcomeKey = (id: string): ItemKey => ({ pk: `OUTCOME#${id}`, sk: 'OUTCOME' })

export const OutcomeRecord = z.object({ state: z.enum(mailStates), at: z.string() })

/** Undefined while the mail waits for its first attempt. */
export async function readOutcome(id: string) {
	const item = await getItem(outcomeKey(id))
	return item && OutcomeRecord.parse(item)
}

export const putOutcome = (id: string, state: (typeof mailStates)[number], now: Date, ttl?: number) =>
	put({ ...outcomeKey(id), state, at: now.toISOString(), ttl })
