import { newSecret } from '#functions/platform/ids.ts'
import { type ItemKey, sweepAfter, updateItem } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'

const challengeLife = 5 * 60_000

/** Each session has one at most, so that a challenge works only in the browser that asked for it. */
const registrationKey = (session: ItemKey): ItemKey => ({ pk: `REGISTRATION#${session.pk}`, sk: session.sk })

export function newRegistration(session: ItemKey, now: Date) {
	const challenge = newSecret()
	const endsAt = now.getTime() + challengeLife
	const write: Write = put({ ...registrationKey(session), challenge, endsAt, ttl: sweepAfter(new Date(endsAt)) })
	return { challenge, write }
}

/** Returns the challenge once. The condition makes sure that of two parallel uses one gets it. */
export async function takeRegistration(session: ItemKey, now: Date) {
	const item = await updateItem(registrationKey(session), { set: { endsAt: 0 } }, { endsAt: { above: now.getTime() } })
	return item && String(item.challenge)
}
