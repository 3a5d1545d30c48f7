import { newId } from '#functions/platform/ids.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'

const prefix = 'MAIL#'

/** Keys below MAIL# are what the table's stream hands to the relay. */
export const mailKey = (id: string): ItemKey => ({ pk: `${prefix}${id}`, sk: 'MAIL' })

export const mailOfKey = (pk = '') => (pk.startsWith(prefix) ? pk.slice(prefix.length) : undefined)

const mailingPrefix = 'MAILING#'

/** The mailing of an event, which the relay hands on like a mail. */
export const mailingKey = (eventId: string): ItemKey => ({ pk: `${mailingPrefix}${eventId}`, sk: 'MAILING' })

/** Makes the message that the queue carries for a new item of the outbox. */
export function orderOfKey(pk = '') {
	const mail = mailOfKey(pk)
	if (mail !== undefined) return { mail }
	return pk.startsWith(mailingPrefix) ? { mailing: pk.slice(mailingPrefix.length) } : undefined
}

/**
 * Begins with the id of the request that queued it: a person's "I got no email" is followed through every log by it,
 * and the relay, which sees nothing but keys, can name it too.
 */
export const newMailId = (requestId: string) => `${requestId}_${newId()}`

/** The mail that goes to a helper beside that one. */
export const copyOf = (id: string) => `copy-${id}`

export const requestOf = (id: string) => id.slice(0, -`_${newId()}`.length)
