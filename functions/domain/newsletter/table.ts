import type * as z from 'zod'
import { type ItemKey, queryItems } from '#functions/platform/store/table.ts'
import { put, remove, update, type Write } from '#functions/platform/store/write.ts'
import type { SubscriberRecord } from '#shared/newsletter/schema.ts'

type Subscriber = z.output<typeof SubscriberRecord>

const subscriberKey = (email: string): ItemKey => ({ pk: `SUBSCRIBER#${email}`, sk: 'SUBSCRIBER' })

/** The token of an unsubscribe link leads to the address, and nowhere else. */
const leaveKey = (token: string): ItemKey => ({ pk: `LEAVE#${token}`, sk: 'LEAVE' })

/** One subscription for one address: signing up again renews the name and changes nothing else. */
export const putSubscriber = ({ _id, dateAdded, ...written }: Subscriber): Write[] => [
	update(subscriberKey(written.email), { set: written, setOnce: { _id, dateAdded } }),
	put({ ...leaveKey(_id), email: written.email }),
]

export const removeSubscriber = (email: string): Write => remove(subscriberKey(email))

export async function subscriberOf(token: string) {
	const [row] = await queryItems(leaveKey(token).pk)
	return row && String(row.email)
}
