import { Refusal } from '#functions/platform/refusal.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { update, type Write } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { forgetAddress } from './address.ts'
import { type LastMail, readDelivery } from './delivery.ts'
import { type Cause, resendMail } from './outbox.ts'
import { outcomeKey } from './outcome.ts'

interface Unreachable {
	email: string
	/** The application or user whose mail it is. */
	about: Pick<ItemKey, 'pk'>
	lastMail: LastMail | undefined
}

/** Their codes have ended by the time anyone tries the address again. */
const withCode = ['verification', 'recovery']

/** Mail to this address is sent again, beginning with the last one if the address kept it from being sent. */
export async function tryAddressAgain({ email, about, lastMail }: Unreachable, cause: Cause) {
	const delivery = await readDelivery(email, lastMail)
	const waits = delivery.lastMail?.state === 'suppressed' && !withCode.includes(delivery.lastMail.template)
	return {
		writes: [forgetAddress(email), ...(waits && lastMail ? resent(lastMail, { email, about }, cause) : [])],
		hasMail: waits,
	}
}

/** Of two employees who try at once only one sends it. */
function resent(
	{ mail, template }: LastMail,
	{ email, about }: Omit<Unreachable, 'lastMail'>,
	cause: Cause,
): Write[] {
	const changed = new Refusal('conflict', messages.stale)
	const isSuppressed = { where: { state: { is: 'suppressed' } }, onConflict: changed } as const
	return [
		update(outcomeKey(mail), { set: { state: 'queued' } }, isSuppressed),
		...resendMail({ to: email, about, template, resends: mail }, cause),
	]
}
