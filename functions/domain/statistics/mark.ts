import * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import { type ItemKey, queryPage } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'

const marks = 'CHANGED'

/** Sorts before every moment. */
const atOnce = '0'

const Mark = z.object({ sk: z.string(), of: z.object({ pk: z.string(), sk: z.string() }) })

export type Mark = z.output<typeof Mark>

/**
 * Says that something has to be counted again, in the transaction that changes it. Each mark is an item of its own, so
 * that no two changes wait for each other, and only a mark that was seen is ever removed.
 */
export const markChanged = (of: ItemKey): Write => put({ pk: marks, sk: `${atOnce}#${newId()}`, of })

/** Has something counted again at a moment at which it counts differently although nobody changes it. */
export const markFor = (of: ItemKey, moment: Date): Write =>
	put({ pk: marks, sk: `${moment.toISOString()}#${of.pk}`, of })

export const removeMark = ({ sk }: Pick<Mark, 'sk'>): Write => remove({ pk: marks, sk })

/** Pages of the marks that are due by now. Their reader may remove them. */
export async function* marksDue(now: Date) {
	const end = now.toISOString()
	let from: Record<string, string> | undefined
	do {
		const { items, last } = await queryPage({
			partition: ['pk', marks],
			limit: 100,
			newestFirst: false,
			...(from && { from }),
		})
		const due = items.map((item) => Mark.parse(item)).filter(({ sk }) => sk.slice(0, sk.indexOf('#')) <= end)
		if (due.length > 0) yield due
		from = due.length === items.length ? last : undefined
	} while (from)
}
