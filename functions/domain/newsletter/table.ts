import type * as z from 'zod'
import { type Key, queryItems, type Write } from '#functions/platform/store/table.ts'
import type { SubscriberRecord } from '#shared/newsletter/schema.ts'

type Subscriber = z.output<typeof SubscriberRecord>

const subscriberKey = (email: string): Key => ({ pk: `SUBSCRIBER#${email}`, sk: 'SUBSCRIBER' })

/** The token of an unsubscribe link leads to the address, and nowhere else. */
const leaveKey = (token: string): Key => ({ pk: `LEAVE#${token}`, sk: 'LEAVE' })

/** One subscription for one address: signing up again renews the name and changes nothing else. */
export const putSubscriber = (subscriber: Subscriber): Write[] => [
	{
		Update: {
			Key: subscriberKey(subscriber.email),
			UpdateExpression:
				'SET firstName = :firstName, lastName = :lastName, email = :email, #id = if_not_exists(#id, :id), dateAdded = if_not_exists(dateAdded, :dateAdded)',
			ExpressionAttributeNames: { '#id': '_id' },
			ExpressionAttributeValues: {
				':firstName': subscriber.firstName,
				':lastName': subscriber.lastName,
				':email': subscriber.email,
				':id': subscriber._id,
				':dateAdded': subscriber.dateAdded,
			},
		},
	},
	{ Put: { Item: { ...leaveKey(subscriber._id), email: subscriber.email } } },
]

export const removeSubscriber = (email: string): Write => ({ Delete: { Key: subscriberKey(email) } })

export async function subscriberOf(token: string) {
	const [row] = await queryItems(leaveKey(token).pk)
	return row && String(row.email)
}
