import { collections } from '#functions/domain/erasing/collections.ts'
import { type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import type { WholeTable } from './table-copy.ts'

interface Wrong {
	name: string
	key: ItemKey
	was: number
	is: number
}

/** Counts everything that has a counter, and compares. */
export async function recount(table: WholeTable) {
	const seen = new Map<string, number>()
	for await (const item of table.items())
		for (const { list, owns, countsOf } of collections)
			if (owns(item))
				for (const [name, many] of Object.entries(countsOf(item)))
					seen.set(`${list} ${name}`, (seen.get(`${list} ${name}`) ?? 0) + many)
	const wrong: Wrong[] = []
	for (const { list, counters, counter } of collections)
		for (const name of counters) {
			const { key, parse } = counter(name)
			const was = parse((await table.find([key])).at(key))
			const is = seen.get(`${list} ${name}`) ?? 0
			if (was !== is) wrong.push({ name: `${list} ${name}`, key, was, is })
		}
	return wrong
}

/**
 * Puts counters right while people work. A counter moves with each change, so its error stays the same. It's measured
 * twice and corrected only where both agree, because a change during one of them makes that one differ.
 */
export async function correct(table: WholeTable) {
	const before = new Map((await recount(table)).map(({ name, was, is }) => [name, is - was]))
	const again = await recount(table)
	const stayed = again.filter(({ name, was, is }) => before.get(name) === is - was)
	for (const { key, was, is } of stayed) await updateItem(key, { increase: { many: is - was } })
	return stayed
}
