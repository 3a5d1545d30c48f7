import * as z from 'zod'
import { getItems, type ItemKey, updateItem } from '#functions/platform/store/table.ts'
import { update, type Write } from '#functions/platform/store/write.ts'
import { statisticsBegin } from '#shared/statistics/schema.ts'
import type { Counts, Share } from './counts.ts'

/** A bucket is a day, a month, a year or `all`, or the short name of a disorder. */
const periodKey = (period: string): ItemKey => ({ pk: 'STATISTICS#PERIOD', sk: period })
const disorderKey = (disorder: string): ItemKey => ({ pk: 'STATISTICS#DISORDER', sk: disorder })
const asOfKey: ItemKey = { pk: 'STATISTICS#AS OF', sk: 'AS OF' }

/** The day itself and everything that it's a part of. Days before statistics begin are in nothing. */
export const periodsOf = (day: string) =>
	day < statisticsBegin ? [] : [day, day.slice(0, 7), day.slice(0, 4), 'all']

type Sums = Map<string, Map<string, number>>

function add(sums: Sums, bucket: string, counts: Counts, sign: 1 | -1) {
	const sum = sums.get(bucket) ?? new Map<string, number>()
	sums.set(bucket, sum)
	for (const [name, many] of Object.entries(counts)) sum.set(name, (sum.get(name) ?? 0) + sign * many)
}

const writes = (sums: Sums, keyOf: (bucket: string) => ItemKey): Write[] =>
	[...sums].flatMap(([bucket, sum]) => {
		const increase = Object.fromEntries([...sum].filter(([, by]) => by !== 0))
		return Object.keys(increase).length > 0 ? [update(keyOf(bucket), { increase })] : []
	})

/** Moves every bucket by the difference between what a thing added to it and what it adds now. */
export function moveBuckets(was: Share, is: Share): Write[] {
	const [periods, disorders]: [Sums, Sums] = [new Map(), new Map()]
	for (const [share, sign] of [
		[was, -1],
		[is, 1],
	] as const) {
		for (const [day, counts] of Object.entries(share.days))
			for (const period of periodsOf(day)) add(periods, period, counts, sign)
		for (const [disorder, counts] of Object.entries(share.disorders)) add(disorders, disorder, counts, sign)
	}
	return [...writes(periods, periodKey), ...writes(disorders, disorderKey)]
}

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

/** One read: the buckets that have anything in them, by their names, and when they were last complete. */
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

/** Everything that changed before this moment is counted. A run that is late doesn't set the moment back. */
export async function countedUntil(moment: Date) {
	const text = moment.toISOString()
	await updateItem(
		asOfKey,
		{ set: { moment: text, time: moment.getTime() } },
		{ time: { below: moment.getTime(), orAbsent: true } },
	)
}
