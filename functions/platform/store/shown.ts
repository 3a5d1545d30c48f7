import { getItem, type ItemKey, putItem, sweepAfter } from './table.ts'

const minutes = 10 * 60_000

interface Showing {
	/** The partition key of the thing. */
	partition: string
	/** Who was shown it. */
	to: string
	/** What is shown of it: the ids of its notes or images. */
	ids: readonly string[]
	/** When the request began. */
	now: Date
}

const shownKey = ({ partition, to }: Showing): ItemKey => ({ pk: partition, sk: `SHOWN#${to}` })

/**
 * What a person means by what they leave out of a list depends on what they saw. Where that can't be told, the answer
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
