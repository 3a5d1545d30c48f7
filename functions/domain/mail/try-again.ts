import { Refusal } from '#functions/platform/refusal.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import { remove, type Write } from '#functions/platform/store/write.ts'
import { messages } from '#shared/messages.ts'
import { forgetAddress } from './address.ts'
import type { LastMail } from './delivery.ts'
import { mailKey } from './mail-id.ts'
import { type Cause, queueMail } from './outbox.ts'
import { readMail } from './sending.ts'

interface Unreachable {
	email: string
	/** The application or user whose mail it is. */
	about: Pick<ItemKey, 'pk'>
	lastMail: LastMail | undefined
}

/**
 * Mail to this address is sent again, beginning with the last one if the address kept it from being sent. That one
 * takes its place in the outbox anew, because the relay looks at nothing but new items.
 */
export async function tryAddressAgain({ email, about, lastMail }: Unreachable, cause: Cause) {
	const mail = lastMail && (await readMail(lastMail.mail))
	const content = mail?.state === 'suppressed' ? mail.content : undefined
	const changed = new Refusal('conflict', messages.stale)
	const isSuppressed = { where: { state: { is: 'suppressed' } }, onConflict: changed } as const
	const writes: Write[] = [
		forgetAddress(email),
		...(lastMail && content
			? [remove(mailKey(lastMail.mail), isSuppressed), ...queueMail({ to: email, content, about }, cause)]
			: []),
	]
	return { writes, hasMail: content !== undefined }
}
