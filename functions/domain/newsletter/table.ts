import * as z from 'zod'
import { getItem, type ItemKey, type Ref, readRef } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'
import { SubscriberRecord } from '#shared/newsletter/schema.ts'

export type Subscriber = z.output<typeof SubscriberRecord>

const subscriberKey = (email: string): ItemKey => ({ pk: `SUBSCRIBER#${email}`, sk: 'SUBSCRIBER' })

/** The token of an unsubscribe link is the subscriber's id. This item maps it to the address. */
const leaveKey = (token: string): ItemKey => ({ pk: `LEAVE#${token}`, sk: 'LEAVE' })

export const subscriberRef = (email: string): Ref<Subscriber | undefined> => ({
	key: subscriberKey(email),
	parse: (item) => SubscriberRecord.optional().parse(item),
})

export const readSubscriber = (email: string) => readRef(subscriberRef(email))

/**
 * One subscription for one address. Only its owner may change the name on it: anyone can type an address, so a second
 * sign-up by someone else changes nothing.
 */
export function putSubscriber(
	subscriber: Subscriber,
	existing: Subscriber | undefined,
	by: 'owner' | 'anyone',
): Write[] {
	const { _id, email, firstName, lastName } = subscriber
	// If two first sign-ups arrive at once, `setOnce` keeps what the first one wrote.
	if (!existing)
		return [update(subscriberKey(email), { setOnce: subscriber }), put({ ...leaveKey(_id), email })]
	return by === 'owner' ? [update(subscriberKey(email), { set: { firstName, lastName } })] : []
}

/** Removes every item that contains the address. */
export const removeSubscriber = (token: string, email: string): Write[] => [
	remove(subscriberKey(email)),
	remove(leaveKey(token)),
]

export async function subscribedEmail(token: string) {
	const item = await getItem(leaveKey(token))
	return item && z.string().parse(item.email)
}
