import * as z from 'zod'
import { type ItemKey, queryPages } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'

/** The applications for which the clock will do something, ordered by when. An application is in it at most once. */
const dueList = 'DUE#APPLICATIONS'

const dueKey = ({ at, token }: Due): ItemKey => ({ pk: dueList, sk: `${at}#${token}` })

export interface Due {
	/** The moment, in ISO 8601. */
	at: string
	token: string
}

const DueItem = z.object({ at: z.string(), token: z.string() })

/** Moves an application within the list, as part of the transaction that changes when it's due. */
export function moveDue(token: string, was: Date | undefined, is: Date | undefined): Write[] {
	const [before, after] = [was?.toISOString(), is?.toISOString()]
	if (before === after) return []
	return [...(before ? [leaveDue({ at: before, token })] : []), ...(after ? [enterDue({ at: after, token })] : [])]
}

export const enterDue = (due: Due): Write => put({ ...dueKey(due), ...due })

export const leaveDue = (due: Due): Write => remove(dueKey(due))

/** Pages of what is due by now, the longest overdue first. What a page's reader does may remove items from the list. */
export async function* dueBy(now: Date) {
	const end = now.toISOString()
	for await (const items of queryPages({ partition: ['pk', dueList] }, 100)) {
		const due = items.map((item) => DueItem.parse(item)).filter(({ at }) => at <= end)
		if (due.length > 0) yield due
		if (due.length < items.length) return
	}
}
