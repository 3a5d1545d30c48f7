import { type ItemKey, queryPages } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'

interface Noticed {
	token: string
	status: ApplicationStatus
	cutOffDate?: string | undefined
}

/** The pending applications with a date on a notice, the soonest first. */
const pk = 'DUE#CUTOFFS'

const keyOf = ({ status, cutOffDate, token }: Noticed): ItemKey | undefined =>
	status === 'Pending' && cutOffDate ? { pk, sk: `${cutOffDate}#${token}` } : undefined

/** Enters an application into the list or takes it out, as part of the transaction that decides it. */
export function moveCutOff(seen: Noticed | undefined, after: Noticed | undefined): Write[] {
	const [was, is] = [seen && keyOf(seen), after && keyOf(after)]
	if (was?.sk === is?.sk) return []
	return [...(was ? [remove(was)] : []), ...(is && after ? [put({ ...is, row: after.token })] : [])]
}

/** Counts the pending applications whose notice names a day from the first of these to the last, each YYYY-MM-DD. */
export async function countCutOffs(first: string, last: string) {
	let many = 0
	for await (const items of queryPages({ partition: ['pk', pk] })) {
		const days = items.map(({ sk }) => String(sk).slice(0, first.length))
		many += days.filter((day) => first <= day && day <= last).length
		if (days.some((day) => day > last)) break
	}
	return many
}
