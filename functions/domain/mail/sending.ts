import { newId } from '#functions/platform/ids.ts'
import type { Where } from '#functions/platform/store/expression.ts'
import { getItem, queryPages, updateItem } from '#functions/platform/store/table.ts'
import { transact, tryTransact, update } from '#functions/platform/store/write.ts'
import { mailStates } from '#shared/delivery.ts'
import { mailKey, orderOfKey } from './mail-id.ts'
import { MailRecord, outboxList, outboxOrder } from './outbox.ts'
import { outcomeKey, putOutcome, sendingFor } from './outcome.ts'

export async function readMail(id: string) {
	const item = await getItem(mailKey(id))
	return item && MailRecord.parse(item)
}

/** Gives one sender the right to send one mail. A later claim ends it. */
export interface Claim {
	id: string
	since: number
}

const silent = (now: number) => ({ state: { is: 'sending' }, sendingSince: { below: now - sendingFor } })

/**
 * Lets one of several senders send a mail; the others get undefined. A mail that was given up may be sent again. The SDK
 * repeats a claim whose answer is lost, and the repetition finds the claim that it made.
 */
export async function claimMail(id: string, now: Date): Promise<Claim | undefined> {
	const since = now.getTime()
	const claimedBy = newId()
	const claimed = await updateItem(
		mailKey(id),
		{ set: { state: 'sending', sendingSince: since, claimedBy }, increase: { attempts: 1 } },
		[
			{ state: { oneOf: ['queued', 'failed'] } },
			silent(since),
			{ state: { is: 'sending' }, claimedBy: { is: claimedBy } },
		],
	)
	return claimed && { id, since }
}

const isUncanceled: Where[] = [
	{ pk: 'absent' },
	{ state: { oneOf: mailStates.filter((state) => state !== 'taken-back') } },
]

type OfOutcome = Pick<MailRecord, 'resends' | 'ttl'>

/** A mail that is sent anew goes on as the first one: its outcome is shown there, and canceling stops it too. */
const outcomeId = (id: string, { resends }: Pick<MailRecord, 'resends'>) => resends ?? id

const markedAt = ({ since }: Claim) => new Date(since).toISOString()

/**
 * A mail that waited may have been canceled. Canceling writes the same item, so exactly one of the two succeeds; a
 * later attempt to send the mail finds its own mark.
 */
export async function markSending(claim: Claim, mail: OfOutcome) {
	const changes = { set: { state: 'sending', at: markedAt(claim), ttl: mail.ttl } }
	return (await updateItem(outcomeKey(outcomeId(claim.id, mail)), changes, isUncanceled)) !== undefined
}

/** SES refused the mail, so it can be canceled again until the next attempt. */
export const unmarkSending = (claim: Claim, mail: OfOutcome, now: Date) =>
	updateItem(
		outcomeKey(outcomeId(claim.id, mail)),
		{ set: { state: 'queued', at: now.toISOString() } },
		{ state: { is: 'sending' }, at: { is: markedAt(claim) } },
	)

const leaveOutbox = { listPk: undefined, listSk: undefined }

/**
 * The mail leaves the outbox, and employees see what became of it. A mail that was erased while SES had it isn't written
 * again.
 */
const finish = (id: string, mail: OfOutcome, state: MailRecord['state'], now: Date, set = {}) =>
	tryTransact([
		update(
			mailKey(id),
			{ set: { state, finishedAt: now.toISOString(), ...leaveOutbox, ...set } },
			{ where: { pk: 'exists' }, onConflict: 'retry' },
		),
		putOutcome(outcomeId(id, mail), state, now, mail.ttl),
	])

/** The content is removed once the mail was sent, because it may hold a code. */
export const markSent = (id: string, mail: MailRecord, messageId: string, now: Date) =>
	finish(id, mail, 'sent', now, { messageId, content: undefined })

/** The address takes no mail. What it says is kept, unless a code in it would not work any more by then. */
export const markSuppressed = (id: string, mail: MailRecord, now: Date) =>
	finish(id, mail, 'suppressed', now, { content: mail.endsAt === undefined ? mail.content : undefined })

/** Notes that a mail wasn't sent, because its code no longer works or what it was about is gone. */
export const markExpired = (id: string, mail: MailRecord, now: Date) =>
	finish(id, mail, 'expired', now, { content: undefined })

/** The mail was canceled while it waited. Its content is removed. */
export const markTakenBack = (id: string, mail: MailRecord, now: Date) =>
	finish(id, mail, 'taken-back', now, { content: undefined })

/** The recipient's side sent it back. */
export async function markBounced(id: string, now: Date) {
	const item = await updateItem(mailKey(id), { set: { state: 'bounced' } }, { pk: 'exists' })
	if (!item) return
	const mail = MailRecord.parse(item)
	await transact([putOutcome(outcomeId(id, mail), 'bounced', now, mail.ttl)])
}

/** Returns a mail that wasn't sent, so that the next order may send it, unless another sender has claimed it since. */
export const returnMail = ({ id, since }: Claim, due: Date, attempt: 'spent' | 'not spent') =>
	updateItem(
		mailKey(id),
		{
			set: { state: 'queued', listPk: outboxList, listSk: outboxOrder(id, due) },
			increase: { attempts: attempt === 'spent' ? 0 : -1 },
		},
		{ state: { is: 'sending' }, sendingSince: { is: since } },
	)

/** The mail isn't tried again. Its content is kept, so that it can be sent once the cause is gone. */
export async function giveUpMail(id: string, now: Date) {
	const item = await getItem(mailKey(id))
	if (!item) return
	// What the sender can't read is given up too.
	const mail = MailRecord.pick({ resends: true, ttl: true }).parse(item)
	const at = now.toISOString()
	const waits = [{ state: { is: 'queued' } }, silent(now.getTime())]
	await tryTransact([
		update(
			mailKey(id),
			{ set: { state: 'failed', finishedAt: at, ...leaveOutbox } },
			{ where: waits, onConflict: 'retry' },
		),
		update(
			outcomeKey(outcomeId(id, mail)),
			{ set: { state: 'failed', at, ttl: mail.ttl } },
			{ where: isUncanceled, onConflict: 'retry' },
		),
	])
}

/** Pages of orders for what should have left the outbox before this moment. */
export async function* overdueMails(before: Date) {
	const end = before.toISOString()
	for await (const items of queryPages({ index: 'lists', partition: ['listPk', outboxList] }, 100)) {
		const overdue = items.filter(({ listSk }) => String(listSk) < end)
		if (overdue.length > 0) yield overdue.flatMap(({ pk }) => orderOfKey(String(pk)) ?? [])
		if (overdue.length < items.length) return
	}
}
