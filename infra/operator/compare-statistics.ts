import { countChanges } from '#functions/domain/statistics/count-changes.ts'
import { isCounted } from '#functions/domain/statistics/count-thing.ts'
import { markChanged } from '#functions/domain/statistics/mark.ts'
import { transact } from '#functions/platform/store/write.ts'
import { FullCount } from './recount-statistics.ts'
import type { Stored, WholeTable } from './table-copy.ts'

/** The numbers of an item of the statistics, by the names that the full count gives them. */
function numbersOf({ pk, sk, ...item }: Stored): [name: string, many: number][] {
	const [kind, of = '', state] = pk.split('#')
	if (kind === 'CONTACTS') return state ? [[`contact ${of} ${state} ${sk.split('#').at(-1)}`, 1]] : []
	if (kind !== 'STATISTICS' || of === 'AS OF') return []
	return Object.entries(item).map(([name, many]) => [`${of.toLowerCase()} ${sk} ${name}`, Number(many)])
}

/** Compares the snapshots and the list of contacts with a full count. `was` is what the snapshots say. */
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

const ownKinds = ['CHANGED', 'COUNTED', 'CONTACT', 'CONTACTS', 'CONTACTSEARCH', 'STATISTICS']

const isOwn = ({ pk }: Stored) => ownKinds.includes(pk.split('#')[0] ?? '')

/** Counts everything again from the beginning. Nothing else may count in that time. */
export async function rebuildStatistics(table: WholeTable, now: Date) {
	for await (const group of table.groups()) await table.write({ remove: group.filter(isOwn) })
	for await (const group of table.groups(25)) {
		const marks = group.filter(isCounted).map(({ pk, sk }) => markChanged({ pk, sk }))
		await transact(marks)
	}
	return countAll(now)
}

export const countAll = (now: Date) => countChanges({ now, until: Number.POSITIVE_INFINITY })
