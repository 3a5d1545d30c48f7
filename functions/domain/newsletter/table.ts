import * as z from 'zod'
import { nameTerms, nameWords } from '#functions/domain/people/terms.ts'
import { collection, revised } from '#functions/platform/store/collection.ts'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { type NewsletterInput, SubscriberRecord } from '#shared/newsletter/schema.ts'
import type { Language } from '#shared/words/t.ts'

const Subscriber = SubscriberRecord.extend({ version: z.number().int().default(0) })
export type Subscriber = z.output<typeof Subscriber>

export const subscribers = collection({
	list: 'NEWSLETTER',
	key: (email) => ({ pk: `SUBSCRIBER#${email}`, sk: 'SUBSCRIBER' }),
	id: ({ email }) => email,
	record: Subscriber,
	row: SubscriberRecord,
	order: ({ dateAdded, _id }) => `${dateAdded}#${_id}`,
	terms: (subscriber) => [...nameTerms(subscriber), subscriber.email],
	words: nameWords,
})

/** The token of an unsubscribe link is the subscriber's id. This item maps it to the address. */
const leaveKey = (token: string): ItemKey => ({ pk: `LEAVE#${token}`, sk: 'LEAVE' })

interface Subscribing {
	_id: string
	by: 'owner' | 'anyone'
	language: Language
	now: Date
}

/**
 * An address has one subscription. Only its owner may change the name and the language on it: anyone can type an address, so a second
 * sign-up by someone else changes nothing. Of two first sign-ups at once, the second one is repeated.
 */
export function putSubscriber(
	typed: z.output<typeof NewsletterInput>,
	existing: Subscriber | undefined,
	{ _id, by, language, now }: Subscribing,
): Write[] {
	const { email, firstName, lastName } = typed
	if (!existing) {
		const dateAdded = now.toISOString()
		const subscriber = { _id, email, firstName, lastName, language, dateAdded, version: 0 }
		const guard = { where: { pk: 'absent' }, onConflict: 'retry' } as const
		return [...subscribers.add(subscriber, {}, guard), put({ ...leaveKey(_id), email })]
	}
	const given = { firstName, lastName, language }
	const isSame = existing.firstName === firstName && existing.lastName === lastName && existing.language === language
	if (by === 'anyone' || isSame) return []
	return subscribers.change(existing, revised(existing, given), { onConflict: 'retry' })
}

/** Removes every item that contains the address. */
export const removeSubscriber = (subscriber: Subscriber): Write[] => [
	...subscribers.remove(subscriber, 'retry'),
	remove(leaveKey(subscriber._id)),
]

export async function subscriberOfLink(token: string) {
	const item = await getItem(leaveKey(token))
	return item && subscribers.read(z.string().parse(item.email))
}
