import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { getItems, type ItemKey, queryPages, queryWhole, updateItem } from '#functions/platform/store/table.ts'
import { put, remove, transact, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { everyone, listedIn, parseListed, personIn, relist } from './contacts.ts'
import type { Buckets, Counts } from './counts.ts'
import { periodBefore, publishedFigures } from './figures.ts'
import type { Counted } from './tally.ts'

/** A bucket is a day, a month, a year or `all`, the short name of a disorder, or the first of twelve months. */
const periodKey = (period: string): ItemKey => ({ pk: 'STATISTICS#PERIOD', sk: period })
const disorderKey = (disorder: string): ItemKey => ({ pk: 'STATISTICS#DISORDER', sk: disorder })
const helpedKey = (month: string): ItemKey => ({ pk: 'STATISTICS#HELPED', sk: month })
const asOfKey: ItemKey = { pk: 'STATISTICS#AS OF', sk: 'AS OF' }

const Bucket = z
	.record(z.string(), z.unknown())
	.transform(
		(item): Counts =>
			Object.fromEntries(
				Object.entries(item).filter(
					(entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0,
				),
			),
	)

/** Reads the buckets that have anything in them, by their names, together with the moment they were counted at. */
async function read(keyOf: (bucket: string) => ItemKey, buckets: string[]) {
	const [asOf, ...items] = await getItems([asOfKey, ...buckets.map(keyOf)])
	const found = items.map((item, at) => [buckets[at] ?? '', Bucket.parse(item ?? {})] as const)
	return {
		asOf: asOf ? String(asOf.moment) : undefined,
		buckets: new Map(found.filter(([, counts]) => Object.keys(counts).length > 0)),
	}
}

export const readPeriods = (periods: string[]) => read(periodKey, periods)
export const readDisorders = (disorders: string[]) => read(disorderKey, disorders)
export const readHelped = (months: string[]) => read(helpedKey, months)

/** The moment of the last count. Undefined before the first one. */
export const countedAt = async () => (await read(periodKey, [])).asOf

/** A year that has just begun has too few, and the one before speaks for us until it has more. */
export async function currentFigures({ now }: { now: Date }) {
	const year = dayOf(now).slice(0, 4)
	const { asOf = '', buckets } = await readPeriods([year, periodBefore(year) ?? year])
	const years = [...buckets].sort(([one], [other]) => (one < other ? 1 : -1))
	const found = years.flatMap(([one, counts]) => publishedFigures(one, asOf, counts) ?? []).at(0)
	return { ...(found && { published: found }) }
}

/**
 * Replaces the snapshots by what was counted, and writes only what differs. The next count rights whatever a run that
 * broke off left behind. A run that was overtaken by a newer one writes nothing.
 */
export async function keepSnapshots(counted: Counted, now: Date) {
	if (((await countedAt()) ?? '') > now.toISOString()) return
	await inParallel(changesBy(counted))
	const [moment, time] = [now.toISOString(), now.getTime()]
	await updateItem(asOfKey, { set: { moment, time } }, { time: { below: time, orAbsent: true } })
}

async function differences(keyOf: (bucket: string) => ItemKey, buckets: Buckets): Promise<Write[]> {
	const items = await queryWhole(keyOf('').pk)
	const were = new Map(items.map((item) => [String(item.sk), Bucket.parse(item)]))
	const gone = [...were.keys()].filter((bucket) => !buckets.has(bucket))
	const changed = [...buckets].filter(([bucket, counts]) => !isDeepStrictEqual(were.get(bucket), counts))
	return [
		...gone.map((bucket) => remove(keyOf(bucket))),
		...changed.map(([bucket, counts]) => put({ ...keyOf(bucket), ...counts })),
	]
}

/** Each is written before the next ones are made, because memory wouldn't hold them all. */
async function* changesBy({ periods, disorders, helped, contacts }: Counted): AsyncGenerator<Write[]> {
	for (const write of await differences(periodKey, periods)) yield [write]
	for (const write of await differences(disorderKey, disorders)) yield [write]
	for (const write of await differences(helpedKey, helped)) yield [write]
	const listed = (mentions = '') => (mentions ? listedIn(mentions) : undefined)
	for await (const items of queryPages({ partition: ['pk', everyone] }))
		for (const { sk, row } of items) {
			const person = personIn(String(sk))
			const mentions = contacts.get(person)
			// Who has a new name may come again in a later page.
			if (mentions === '') continue
			yield relist(person, parseListed(row), listed(mentions))
			if (mentions) contacts.set(person, '')
		}
	for (const [person, mentions] of contacts) yield relist(person, undefined, listed(mentions))
}

/** Few enough at a time for a table that has just begun to grow. */
const atOnce = 10

/** So many writes have room in a transaction. */
const mostTogether = 100

async function inParallel(changes: AsyncGenerator<Write[]>) {
	const work = async () => {
		for await (const writes of changes)
			for (let at = 0; at < writes.length; at += mostTogether) await transact(writes.slice(at, at + mostTogether))
	}
	await Promise.all(Array.from({ length: atOnce }, work))
}
