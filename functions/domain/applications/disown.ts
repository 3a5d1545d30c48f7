import { revised } from '#functions/platform/store/collection.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { removeEmailFact } from './facts.ts'
import { stopAsking, stopMail } from './held-decision.ts'
import { type Application, putFollowUp, settleClaim } from './table.ts'

/**
 * A guest's application isn't that of its address's owner: they said so, or were erased without a word about it. It stays,
 * because its sender may have mistyped the address. Employees see it, and a decision or a question that still waits for its
 * email isn't sent there.
 */
export async function disown(seen: Application, what: 'disowned' | 'address erased', now: Date): Promise<Write[]> {
	const date = now.toISOString()
	const { decision, disownedOn = date } = seen
	const stopped = await stopMail(seen, now, { evenIfSending: true })
	const after = revised(seen, {
		disownedOn,
		...(what === 'address erased' && { email: '' }),
		...(stopped.isUnsent && decision && { decision: { ...decision, emailed: false } }),
	})
	return [
		...settleClaim(seen, after),
		...(after.email === seen.email ? [] : [removeEmailFact(seen)]),
		...stopped.writes,
		...(await stopAsking(seen, now)),
		putFollowUp(seen.token, { what, date }),
	]
}
