import { mailingKey } from '#functions/domain/mail/mail-id.ts'
import { outboxOrder, queueMail } from '#functions/domain/mail/outbox.ts'
import { newId } from '#functions/platform/ids.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { getItem, getItems } from '#functions/platform/store/table.ts'
import { ConditionFailed, remove, transact, update, type Write } from '#functions/platform/store/write.ts'
import { putCancelLink } from './cancel-links.ts'
import { type Guest, guestEmails, guests, waitingKind } from './guests.ts'
import { Mailing } from './mailings.ts'

/** A transaction has 100 writes at most, and a guest takes two: a mail and its link to cancel. */
const pageSize = 20

const done = { queued: 0, isDone: true }

/**
 * Queues the mails of the next guests and moves on, in one transaction: whatever breaks off, nobody is left out and
 * nobody gets two. The newest guests come first, so that someone who cancels and signs up again isn't met twice.
 */
export async function queueNextPage(eventId: string, now: Date) {
	const item = await getItem(mailingKey(eventId))
	if (!item) return done
	const mailing = Mailing.parse(item)
	const kind = mailing.waiting ? waitingKind(eventId) : eventId
	const { rows, next } = await guests.page(kind, { limit: pageSize, cursor: mailing.next })
	// Who waits for a place has to hear that the event is off.
	const isDone = next === undefined && (mailing.waiting || mailing.content.state !== 'off')
	const after = isDone ? undefined : { next, waiting: mailing.waiting ?? (next === undefined || undefined) }
	// An index may still have someone who has just canceled.
	const items = await getItems(rows.map(({ _id }) => guests.key(_id)))
	const read = rows.map(({ _id }, at) => skipFailures('guest not emailed', _id, () => guests.parse(items[at])))
	const listed = (await Promise.all(read)).flatMap((guest) => guest ?? [])
	const emails = await guestEmails(listed)
	const mails = listed.flatMap((guest, at) => mailTo(emails[at] ?? guest.email, guest, mailing, now))
	try {
		await transact([moveOn(eventId, mailing, after, now), ...mails])
	} catch (error) {
		// Another sender was quicker, and has ordered the next page.
		if (error instanceof ConditionFailed && error.onConflict === 'retry') return done
		throw error
	}
	return { queued: listed.length, isDone }
}

type Place = Pick<Mailing, 'next' | 'waiting'>

function moveOn(eventId: string, { id, next, waiting }: Mailing, after: Place | undefined, now: Date): Write {
	const key = mailingKey(eventId)
	const isStill = (seen: unknown) => (seen === undefined ? ('absent' as const) : { is: seen })
	const where = { id: { is: id }, next: isStill(next), waiting: isStill(waiting) }
	const asSeen = { where, onConflict: 'retry' } as const
	return after ? update(key, { set: { ...after, listSk: outboxOrder(key.pk, now) } }, asSeen) : remove(key, asSeen)
}

function mailTo(to: string, { _id: guestID, language }: Guest, { content, requestId }: Mailing, now: Date): Write[] {
	const cause = { now, requestId }
	if (content.state !== 'coming') return queueMail({ to, language, content }, cause)
	const cancelToken = newId()
	const { id: _id, date } = content.event
	return [
		...queueMail({ to, language, content: { ...content, cancelToken } }, cause),
		putCancelLink(cancelToken, { guestID, event: { _id, date } }),
	]
}
