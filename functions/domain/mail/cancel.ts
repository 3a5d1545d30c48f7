import type { Refusal } from '#functions/platform/refusal.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { sweepAfter } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { keepFor } from './outbox.ts'
import { outcomeKey, readOutcome, sendingFor } from './outcome.ts'

interface Canceled {
	writes: Write[]
	/** False if the mail has left, or if a sender broke off while it was sending, so that nobody knows. */
	isUnsent: boolean
}

/**
 * Stops a mail that is still here, whatever has delayed it. The sender marks the same item before each attempt, so that of
 * the two only one succeeds. A mail that is being sent at this moment refuses the change with `leaving`; without that,
 * it's let go, and only isn't tried again.
 */
export async function cancelMail(id: string, now: Date, leaving?: Refusal): Promise<Canceled> {
	const gone = { writes: [], isUnsent: false }
	const seen = await readOutcome(id)
	if (seen?.state === 'sent' || seen?.state === 'bounced') return gone
	const isSending = seen?.state === 'sending'
	if (leaving && isSending && now.getTime() - Date.parse(seen.at) < sendingFor) throw leaving
	const at = now.toISOString()
	const ttl = sweepAfter(new Date(now.getTime() + keepFor))
	const where: Where = seen ? { state: { is: seen.state }, at: { is: seen.at } } : { pk: 'absent' }
	return {
		writes: [put({ ...outcomeKey(id), state: 'taken-back', at, ttl }, { where, onConflict: leaving ?? 'retry' })],
		isUnsent: !isSending,
	}
}
