import { getItem, type Key, updateItem } from '#functions/platform/store/table.ts'
import { MailRecord, mailKey } from './outbox.ts'

/** A sender that has said nothing for so long is taken for dead. Shorter than the queue waits for one. */
const sendingFor = 60_000

const addressKey = (email: string): Key => ({ pk: `ADDRESS#${email.toLowerCase()}`, sk: 'DELIVERY' })

export async function readMail(id: string) {
	const item = await getItem(mailKey(id))
	return item && MailRecord.parse(item)
}

/** One sender's right to send one mail. A later claim ends it. */
export interface Claim {
	id: string
	since: number
}

const named = { '#state': 'state' }

/** Of several senders of one mail only one may: undefined for the others. One that was given up may be sent again. */
export async function claimMail(id: string, now: Date): Promise<Claim | undefined> {
	const since = now.getTime()
	const claimed = await updateItem({
		Key: mailKey(id),
		UpdateExpression: 'SET #state = :sending, sendingSince = :now ADD tries :one',
		ConditionExpression: '#state IN (:queued, :failed) OR (#state = :sending AND sendingSince < :silent)',
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			':queued': 'queued',
			':failed': 'failed',
			':sending': 'sending',
			':now': since,
			':silent': since - sendingFor,
			':one': 1,
		},
	})
	return claimed && { id, since }
}

/** The letter is forgotten once nobody needs it any more: it may hold a code. */
export const finishMail = (id: string, state: 'sent' | 'suppressed', now: Date, messageId = '') =>
	updateItem({
		Key: mailKey(id),
		UpdateExpression: 'SET #state = :state, finishedAt = :now, messageId = :messageId REMOVE letter',
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: { ':state': state, ':now': now.toISOString(), ':messageId': messageId },
	})

/** Not sent: the next try may have it, unless somebody else has claimed it meanwhile. */
export const returnMail = ({ id, since }: Claim) =>
	updateItem({
		Key: mailKey(id),
		UpdateExpression: 'SET #state = :queued',
		ConditionExpression: '#state = :sending AND sendingSince = :since',
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: { ':queued': 'queued', ':sending': 'sending', ':since': since },
	})

/** There will be no further try. The letter stays, so that it can be sent once what was in its way is gone. */
export const giveUpMail = (id: string, now: Date) =>
	updateItem({
		Key: mailKey(id),
		UpdateExpression: 'SET #state = :failed, finishedAt = :now',
		ConditionExpression: '#state = :queued OR (#state = :sending AND sendingSince < :silent)',
		ExpressionAttributeNames: named,
		ExpressionAttributeValues: {
			':failed': 'failed',
			':queued': 'queued',
			':sending': 'sending',
			':now': now.toISOString(),
			':silent': now.getTime() - sendingFor,
		},
	})

export const isUndeliverable = async (email: string) =>
	(await getItem(addressKey(email)))?.undeliverable === true

/** A dead address or a complaint: no more mail goes there. Staff see it beside the address. */
export const markUndeliverable = (email: string, kind: 'bounced' | 'complained', now: Date) =>
	updateItem({
		Key: addressKey(email),
		UpdateExpression: 'SET kind = :kind, notedAt = :now, undeliverable = :yes',
		ExpressionAttributeValues: { ':kind': kind, ':now': now.toISOString(), ':yes': true },
	})

/** Could not be delivered today. Says nothing about an address that is known to be dead, whatever arrives first. */
export const markDelayed = (email: string, now: Date) =>
	updateItem({
		Key: addressKey(email),
		UpdateExpression: 'SET kind = :kind, notedAt = :now',
		ConditionExpression: 'attribute_not_exists(undeliverable)',
		ExpressionAttributeValues: { ':kind': 'delayed', ':now': now.toISOString() },
	})
