import * as z from 'zod'
import { type ItemKey, sweepAfter } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'

const Counts = z.record(z.string(), z.number())

const Counted = z.object({
	version: z.number().default(0),
	days: z.record(z.string(), Counts).default({}),
	disorders: z.record(z.string(), Counts).default({}),
	/** Whose contact the application adds to, and a hash of what it says. */
	person: z.string().optional(),
	contact: z.string().optional(),
})

/** What a thing added to the buckets when it was last counted. The next count adds the difference. */
export type Counted = z.output<typeof Counted>

export const countedPk = (pk: string) => `COUNTED#${pk}`
export const countedKey = ({ pk, sk }: ItemKey): ItemKey => ({ pk: countedPk(pk), sk })

export const parseCounted = (item: unknown) => Counted.parse(item ?? {})

const day = 24 * 3_600_000

/**
 * Of two runs that count the same thing at once, one starts again. What no longer counts for anything stays for a day, so
 * that a run that began before can't count it once more.
 */
export function putCounted(of: ItemKey, version: number, is: Omit<Counted, 'version'>, now: Date): Write {
	const counts = Object.keys(is.days).length + Object.keys(is.disorders).length > 0
	const ttl = counts ? undefined : sweepAfter(new Date(now.getTime() + day))
	return put(
		{ ...countedKey(of), ...is, version: version + 1, ttl },
		{ where: version === 0 ? { pk: 'absent' } : { version: { is: version } }, onConflict: 'retry' },
	)
}
