import * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import { type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { isNew, put, type Write } from '#functions/platform/store/write.ts'
import { Letter } from './content.ts'

const keepFor = 90 * 24 * 3_600_000

export const deliveryStates = ['queued', 'withheld', 'sending', 'sent', 'suppressed', 'failed'] as const

export const MailRecord = z.object({
	to: z.string(),
	state: z.enum(deliveryStates),
	/** Removed once the mail has gone: it may hold a code. */
	letter: Letter.optional(),
	sendingSince: z.number().optional(),
})

/** Keys below MAIL# are what the table's stream hands to the relay. */
export const mailKey = (id: string): ItemKey => ({ pk: `MAIL#${id}`, sk: 'MAIL' })

/**
 * Puts a letter into the outbox, as part of the transaction that is its reason; the relay and the sender do the rest.
 * `withheld` is written for an address we do not know, so that nobody can tell the difference from outside.
 */
export const mail = (to: string, letter: Letter, now: Date, state: 'queued' | 'withheld' = 'queued'): Write =>
	put(
		{
			...mailKey(newId()),
			to,
			state,
			letter: state === 'queued' ? letter : undefined,
			queuedAt: now.toISOString(),
			ttl: sweepAfter(new Date(now.getTime() + keepFor)),
		},
		isNew,
	)
