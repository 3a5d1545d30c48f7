import { sha256 } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItem, type Key, sweepAfter, type Write } from '#functions/platform/store/table.ts'
import { messages } from '#shared/messages.ts'

const hour = 3_600_000

/** A request that must act once, however often it arrives. */
export interface Once {
	key: Key
	body: string
	keepFor: number
}

/**
 * The sender's own key, or for a client without one a key made of who sends what; that one holds for less long, because
 * somebody may well want the same again.
 */
export function onceFor(path: string, sender: string, input: unknown, sentKey: string | undefined): Once {
	const body = sha256(JSON.stringify(input, withoutEmployeeKey))
	const key = sentKey ? `key ${sentKey.slice(0, 255)}` : `body ${body}`
	return {
		key: { pk: `ONCE#${sha256([path, sender, key].join('\n'))}`, sk: 'ONCE' },
		body,
		keepFor: sentKey ? 24 * hour : hour,
	}
}

/** A hash as quick as this one would tell it to whoever reads the table. */
const withoutEmployeeKey = (name: string, value: unknown) => (name === 'key' ? undefined : value)

/** Belongs into the transaction that does the deed: whoever comes second fails on it and reads the first answer. */
export const rememberAnswer = ({ key, body, keepFor }: Once, answer: unknown, now: Date): Write => ({
	Put: {
		Item: {
			...key,
			body,
			answer: JSON.stringify(answer),
			endsAt: now.getTime() + keepFor,
			ttl: sweepAfter(new Date(now.getTime() + keepFor)),
		},
		ConditionExpression: 'attribute_not_exists(pk) OR endsAt <= :now',
		ExpressionAttributeValues: { ':now': now.getTime() },
	},
})

export async function firstAnswer({ key, body }: Once, now: Date): Promise<unknown> {
	const record = await getItem(key)
	if (!record || Number(record.endsAt) <= now.getTime()) return undefined
	if (record.body !== body) throw new Refusal('other-body', messages.otherBody)
	return JSON.parse(String(record.answer))
}
