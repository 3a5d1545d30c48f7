import { heldNow } from '#functions/domain/applications/held-decision.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import { users } from '#functions/domain/people/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'

/** A member's total changes with every decision, including a changed one, by the difference. */
export function grantToMember(seen: Application, after: Application, now: Date): Write[] {
	const gain = gainFrom(seen, after, now)
	const isNothing = gain.increase.assistanceRecieved === 0 && gain.append.assistanceHeld.length === 0
	if (isNothing || !seen.applicant) return []
	return users.touch(UserRecord.parse({ ...seen.applicant, verified: true }), gain)
}

/**
 * Computes how the member's total changes, and which part of it they don't know of until the mail of the decision leaves.
 * Without `seen`, the whole application becomes the member's.
 */
export function gainFrom(seen: Application | undefined, after: Application, now: Date) {
	const noLonger = heldAmount(seen, now).map(({ amount, until }) => ({ amount: -amount, until }))
	return {
		increase: { assistanceRecieved: granted(after) - granted(seen) },
		append: { assistanceHeld: [...noLonger, ...heldAmount(after, now)] },
	}
}

const granted = (application: Pick<Application, 'amountApproved'> | undefined) => application?.amountApproved ?? 0

function heldAmount(application: Application | undefined, now: Date) {
	const held = application && heldNow(application, now)
	const amount = held ? granted(application) - granted(held.former) : 0
	return held && amount !== 0 ? [{ amount, until: held.until }] : []
}
