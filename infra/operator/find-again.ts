import { getItem } from '#functions/platform/store/table.ts'
import { retried, transact } from '#functions/platform/store/write.ts'
import { collections } from './collections.ts'
import type { WholeTable } from './table-copy.ts'

interface Finding {
	table: WholeTable
	/** Without it, the things are only counted. */
	apply: boolean
}

/**
 * Gives what an earlier release wrote the search terms of this one, while people work. Returns the lists with such things,
 * and how many there were.
 */
export async function findAgain({ table, apply }: Finding) {
	const lacking = new Map<string, number>()
	for await (const item of table.items())
		for (const { list, owns, findable } of collections) {
			if (!owns(item) || findable(item).length === 0) continue
			lacking.set(list, (lacking.get(list) ?? 0) + 1)
			if (apply)
				await retried(async (isFirst) => {
					const now = isFirst ? item : await getItem(item)
					if (now) await transact(findable(now))
				})
		}
	return [...lacking].map(([list, was]) => ({ name: `${list} that a search can miss`, was, is: 0 }))
}
