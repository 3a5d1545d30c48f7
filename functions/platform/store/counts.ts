import { getItems, type Key, type Write } from './table.ts'

/** What the console counts: pending applications, active events, unresolved reports. */
export type Counted = 'applications' | 'events' | 'reports'

/** An item each, so that an application does not wait for a report. */
const countKey = (what: Counted): Key => ({ pk: `COUNT#${what}`, sk: 'COUNT' })

/** Belongs into the transaction that changes what is counted. */
export const addToCount = (what: Counted, by: 1 | -1): Write => ({
	Update: {
		Key: countKey(what),
		UpdateExpression: 'ADD many :by',
		ExpressionAttributeValues: { ':by': by },
	},
})

export async function readCounts(those: Counted[]) {
	const items = those.length > 0 ? await getItems(those.map(countKey)) : []
	return Object.fromEntries(those.map((what, at) => [what, Number(items[at]?.many ?? 0)]))
}
