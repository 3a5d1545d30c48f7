import { sweepAfter } from '#functions/platform/store/table.ts'
import { type OnConflict, put } from '#functions/platform/store/write.ts'
import { keepFor } from './outbox.ts'
import { outcomeKey } from './outcome.ts'

/**
 * Stops a mail that waits for its time. The sender marks the same item before it sends such a mail, so that of the two
 * only one succeeds.
 */
export const cancelMail = (id: string, now: Date, onConflict: OnConflict) =>
	put(
		{
			...outcomeKey(id),
			state: 'taken-back',
			at: now.toISOString(),
			ttl: sweepAfter(new Date(now.getTime() + keepFor)),
		},
		{ where: { pk: 'absent' }, onConflict },
	)
