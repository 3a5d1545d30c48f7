import { getItem, type ItemKey, putItem, sweepAfter } from './table.ts'

const minutes = 10 * 60_000

interface Showing {
	/** The partition key of the thing. */
	partition: string
	/** The person who was shown it. */
	to: string
	/** The ids of its notes or images that are shown. */
	ids: readonly string[]
	/** The moment at which the request began. */
	now: Date
}

const shownKey = ({ partition, to }: Showing): ItemKey => ({ pk: partition, sk: `SHOWN#${to}` })

/**
 * A person who leaves something out of a list means what they saw of it. Where that can't be told, the answer
 * shows them the list, and this remembers it for some minutes, so that the same choice is clear the next time.
 */
export async function chosenOnceShown<Chosen>(
	showing: Showing,
	choose: (shown: readonly string[]) => Chosen | undefined,
): Promise<Chosen | undefined> {
	const chosen = choose([]) ?? choose(await shownBefore(showing))
	if (chosen) return chosen
	const [at, { ids, now }] = [Date.now(), showing]
	const ttl = sweepAfter(new Date(now.getTime() + minutes))
	await putItem({ ...shownKey(showing), ids: [...ids], at, ttl })
	return undefined
}

/** A request that began before the list was answered, such as the second of a double click, hasn't seen it. */
async function shownBefore(showing: Showing): Promise<readonly string[]> {
	const { ids = [], at = 0 } = Object((await getItem(shownKey(showing))) ?? {})
	const age = showing.now.getTime() - Number(at)
	return age > 0 && age < minutes && Array.isArray(ids) ? ids.map(String) : []
}
