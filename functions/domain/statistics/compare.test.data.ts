import type { Stored } from '#functions/domain/erasing/stored.ts'
import type { WholeTable } from '#infra/operator/table-copy.ts'
import { FullCount } from './full-count.test.data.ts'

/** The numbers of an item of the statistics, by the names that the other count gives them. */
function numbersOf({ pk, sk, ...item }: Stored): [name: string, many: number][] {
	const [kind, of = '', state] = pk.split('#')
	if (kind === 'CONTACTS') return state ? [[`contact ${of} ${state} ${sk.split('#').at(-1)}`, 1]] : []
	if (kind !== 'STATISTICS' || of === 'AS OF') return []
	return Object.entries(item).map(([name, many]) => [`${of.toLowerCase()} ${sk} ${name}`, Number(many)])
}

/** Compares the snapshots and the list of contacts with a count by other code. `was` is what the snapshots say. */
export async function compareStatistics(table: WholeTable, now: Date) {
	const full = new FullCount(now)
	const found = new Map<string, number>()
	for await (const item of table.items()) {
		full.see(item)
		for (const [name, many] of numbersOf(item)) found.set(name, many)
	}
	const right = full.finish()
	return [...new Set([...found.keys(), ...right.keys()])]
		.map((name) => ({ name, was: found.get(name) ?? 0, is: right.get(name) ?? 0 }))
		.filter(({ was, is }) => was !== is)
}
