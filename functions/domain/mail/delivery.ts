import { getItem, type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import { MailRecord, mailKey } from './outbox.ts'

/** A sender that has said nothing for so long is taken for dead. Shorter than the queue waits for one. */
const sendingFor = 60_000

const addressKey = (email: string): ItemKey => ({ pk: `ADDRESS#${email.toLowerCase()}`, sk: 'DELIVERY' })

export async function readMail(id: string) {
	const item = await getItem(mailKey(id))
	return item && MailRecord.parse(item)
}

/** One sender's right to send one mail. A later claim ends it. */
export interface Claim {
	id: string
	since: number
}

/** Of several senders of one mail only one may: undefined for the others. One that was given up may be sent again. */
export async function claimMail(id: string, now: Date): Promise<Claim | undefined> {
	const since = now.getTime()
	const claimed = await updateItem(
		mailKey(id),
		{ set: { state: 'sending', sendingSince: since }, increase: { tries: 1 } },
		[
			{ state: { oneOf: ['queued', 'failed'] } },
			{ state: { is: 'sending' }, sendingSince: { below: since - sendingFor } },
		],
	)
	return claimed && { id, since }
}

/** The letter is forgotten once nobody needs it any more: it may hold a code. */
export const finishMail = (id: string, state: 'sent' | 'suppressed', now: Date, messageId = '') =>
	updateItem(mailKey(id), { set: { state, finishedAt: now.toISOString(), messageId, letter: undefined } })

/** Not sent: the next try may have it, unless another sender has claimed it by now. */
export const returnMail = ({ id, since }: Claim) =>
	updateItem(
		mailKey(id),
		{ set: { state: 'queued' } },
		{ state: { is: 'sending' }, sendingSince: { is: since } },
	)

/** There will be no further try. The letter stays, so that it can be sent once what was in its way is gone. */
export const giveUpMail = (id: string, now: Date) =>
	updateItem(mailKey(id), { set: { state: 'failed', finishedAt: now.toISOString() } }, [
		{ state: { is: 'queued' } },
		{ state: { is: 'sending' }, sendingSince: { below: now.getTime() - sendingFor } },
	])

export const isUndeliverable = async (email: string) =>
	(await getItem(addressKey(email)))?.undeliverable === true

/** A dead address or a complaint: no more mail goes there. */
export const markUndeliverable = (email: string, kind: 'bounced' | 'complained', now: Date) =>
	updateItem(addressKey(email), { set: { kind, notedAt: now.toISOString(), undeliverable: true } })

/** Could not be delivered today. Says nothing about an address that is known to be dead, whatever arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem(
		addressKey(email),
		{ set: { kind: 'delayed', notedAt: now.toISOString() } },
		{ undeliverable: 'absent' },
	)
