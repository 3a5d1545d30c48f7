import * as z from 'zod'
import { EventMessage } from '#functions/domain/mail/content.ts'
import { mailingKey } from '#functions/domain/mail/mail-id.ts'
import { type Cause, outboxList, outboxOrder } from '#functions/domain/mail/outbox.ts'
import { newId } from '#functions/platform/ids.ts'
import { sweepAfter } from '#functions/platform/store/table.ts'
import { type OnConflict, put, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { ownSignUpState } from '#shared/events/rules.ts'
import { mailFacts } from './shown.ts'

/** Long enough for every attempt and a weekend without anyone who looks after them. */
const keptFor = 7 * 24 * 3_600_000

/** A message to everyone who signed up for an event, until each of them has a mail in the outbox. */
export const Mailing = z.object({
	id: z.string(),
	requestId: z.string(),
	/** The message as each guest gets it, without their own link to cancel. */
	content: EventMessage,
	/** The cursor among the guests at which the next page begins. */
	next: z.string().optional(),
	/** Set once those who wait for a place are written to, after all guests. */
	waiting: z.literal(true).optional(),
})

export type Mailing = z.output<typeof Mailing>

export const guestMail = (event: EventRecord, message: string, now: Date): EventMessage => {
	const state = ownSignUpState(event, dayOf(now))
	const forGuests = paragraphsForGuests(event)
	return { template: 'event-message', message, event: mailFacts(event, now), state, forGuests }
}

/** The event is the item's key, so nobody can start a second mailing while the first still goes out. */
export function putMailing(content: EventMessage, { now, requestId }: Cause, onConflict: OnConflict): Write {
	const key = mailingKey(content.event.id)
	const inOutbox = { listPk: outboxList, listSk: outboxOrder(key.pk, now) }
	const ttl = sweepAfter(new Date(now.getTime() + keptFor))
	return put({ ...key, id: newId(), requestId, content, ttl, ...inOutbox }, { where: { pk: 'absent' }, onConflict })
}
