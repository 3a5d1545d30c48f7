import { collections } from './collections.ts'
import type { WholeTable } from './table-copy.ts'

interface Recount {
	table: WholeTable
	/** Without it, the differences are only returned. */
	apply: boolean
}

/** Counts everything that has a counter, and compares. Nobody may be writing, because a counter is set to what was seen. */
export async function recount({ table, apply }: Recount) {
	const seen = new Map<string, number>()
	for await (const item of table.items())
		for (const { list, owns, countsOf } of collections)
			if (owns(item))
				for (const [name, many] of Object.entries(countsOf(item)))
					seen.set(`${list} ${name}`, (seen.get(`${list} ${name}`) ?? 0) + many)
	const wrong: { name: string; was: number; is: number }[] = []
	for (const { list, counters, counter } of collections)
		for (const name of counters) {
			const { key, parse } = counter(name)
			const was = parse((await table.find([key])).at(key))
			const is = seen.get(`${list} ${name}`) ?? 0
			if (was === is) continue
			wrong.push({ name: `${list} ${name}`, was, is })
			if (apply) await table.write({ put: [{ ...key, many: is }] })
		}
	return wrong
}
