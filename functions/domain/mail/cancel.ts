import type { Refusal } from '#functions/platform/refusal.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { sweepAfter } from '#functions/platform/store/table.ts'
import { type OnConflict, put, type Write } from '#functions/platform/store/write.ts'
import { keepFor } from './outbox.ts'
import { outcomeKey, readOutcome, sendingFor } from './outcome.ts'

interface Canceled {
	writes: Write[]
	/** False if the mail has left, or if a sender broke off while it was sending, so that nobody knows. */
	isUnsent: boolean
}

/**
 * Stops a mail that is still here, whatever has delayed it. The sender marks the same item before each attempt, so that of
 * the two only one succeeds. A mail that is being sent at this moment is let go, or refuses the change.
 */
export async function cancelMail(
	id: string,
	now: Date,
	onConflict: OnConflict,
	leaving?: Refusal,
): Promise<Canceled> {
	const gone = { writes: [], isUnsent: false }
	const seen = await readOutcome(id)
	if (seen?.state === 'sent' || seen?.state === 'bounced') return gone
	const isSending = seen?.state === 'sending'
	if (isSending && now.getTime() - Date.parse(seen.at) < sendingFor) {
		if (leaving) throw leaving
		return gone
	}
	const at = now.toISOString()
	const ttl = sweepAfter(new Date(now.getTime() + keepFor))
	const where: Where = seen ? { state: { is: seen.state }, at: { is: seen.at } } : { pk: 'absent' }
	return {
		writes: [put({ ...outcomeKey(id), state: 'taken-back', at, ttl }, { where, onConflict })],
		isUnsent: !isSending,
	}
}
