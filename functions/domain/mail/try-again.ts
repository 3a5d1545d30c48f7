import { Refusal } from '#functions/platform/refusal.ts'
import { update, type Write } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { forgetAddress } from './address.ts'
import { type LastMail, readDelivery } from './delivery.ts'
import { type Cause, resendMail } from './outbox.ts'
import { outcomeKey } from './outcome.ts'

interface Unreachable {
	email: string
	/** The last mail to them, if it would still be right. */
	lastMail: LastMail | undefined
	/** The mail about the decision that holds now. Another one may have followed it. */
	decisionMail?: string | undefined
}

/** Their codes have ended by the time anyone tries the address again. */
const withCode = ['verification', 'recovery']

/** Mail to this address is sent again, beginning with the decision and the last one if the address kept them back. */
export async function tryAddressAgain({ email, lastMail, decisionMail }: Unreachable, cause: Cause) {
	const delivery = await readDelivery(email, lastMail, decisionMail)
	const waits = delivery.lastMail?.state === 'suppressed' && !withCode.includes(delivery.lastMail.template)
	const mails = new Set([
		...(delivery.decisionKeptBack && decisionMail ? [decisionMail] : []),
		...(waits && lastMail ? [lastMail.mail] : []),
	])
	return {
		writes: [forgetAddress(email), ...[...mails].flatMap((mail) => resent(mail, email, cause))],
		hasMail: mails.size > 0,
	}
}

/** Of two employees who try at once only one sends it. */
function resent(mail: string, to: string, cause: Cause): Write[] {
	const changed = new Refusal('conflict', messages.stale)
	const isSuppressed = { where: { state: { is: 'suppressed' } }, onConflict: changed } as const
	return [
		update(outcomeKey(mail), { set: { state: 'queued', at: cause.now.toISOString() } }, isSuppressed),
		resendMail({ to, resends: mail }, cause),
	]
}
