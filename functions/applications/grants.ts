import * as z from 'zod'
import { paymentRuns } from '#functions/domain/applications/payment-runs.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { parseCursor, refuseCursor, writeCursor } from '#functions/platform/store/pages.ts'
import { readRef } from '#functions/platform/store/table.ts'
import { yearOf } from '#shared/applications/money.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import { exportPage, usualPage } from '#shared/lists.ts'
import { inOrder, isLookedFor, placeOf, sumOf, totalsOf } from './sums.ts'

type Api = typeof applicationsStaffApi
type Row = Awaited<ReturnType<typeof applications.page>>['rows'][number]

/** DynamoDB ends a read at 1 MB, which is about so many rows. */
const rowsAtOnce = 1500

/**
 * Everything that was ever granted. Each sum and each order needs all of it, and a non-profit's grants are few, so
 * nothing is kept beside the applications that could differ from them.
 */
async function readGrants(now: Date) {
	const rows: Row[] = []
	for await (const row of applications.oldestFirst('Approved', rowsAtOnce)) rows.push(row)
	return rows.flatMap((row) => asGrant(row, now))
}

/** Checks the status again, because an index may still show as approved what was denied since. */
function asGrant(row: Row, now: Date) {
	const { status, amountApproved: amount = 0, decision, payment, held } = row
	if (status !== 'Approved' || amount === 0 || !decision) return []
	const grantedOn = decision.date
	const isHeld = held !== undefined && now.toISOString() < held.until
	return [
		{
			...row,
			amount,
			grantedOn,
			grantedDay: dayOf(new Date(grantedOn)),
			payee: payment?.payee ?? decision.payee,
			heldUntil: isHeld ? held.until : undefined,
		},
	]
}

/** The first month of the year that the organization is in. */
const readYear = async (now: Date) => yearOf(dayOf(now), (await readSettings()).yearBegins)

type Asked = Omit<Input<Api['grants']>, 'limit'>

const Cursor = z.strictObject({ after: z.string() })

function pageOf(grants: Awaited<ReturnType<typeof readGrants>>, asked: Asked, thisYear: string, limit: number) {
	const { cursor, year } = asked
	const after = cursor === undefined ? undefined : (Cursor.safeParse(parseCursor(cursor)).data ?? refuseCursor())
	const from = year === undefined || year === 'this' ? thisYear : `${year}${thisYear.slice(4)}`
	const found = grants.filter((grant) => isLookedFor(grant, { ...asked, year: year && from }))
	const rest = inOrder(found, asked, after?.after)
	const last = rest.length > limit ? rest[limit - 1] : undefined
	return {
		found: sumOf(found),
		grants: rest.slice(0, limit),
		...(last && { next: writeCursor({ after: placeOf(last, asked.order) }) }),
	}
}

/** The employee's own grant counts in the sums that everyone sees, and isn't in their list. */
export async function grants({ input, person, now }: RequestContext<Api['grants']>) {
	const [all, thisYear, waitingRuns] = await Promise.all([
		readGrants(now),
		readYear(now),
		readRef(paymentRuns.counter('waiting')),
	])
	const others = all
		.filter((grant) => !isOwn(grant, person))
		.map((grant) => ({ ...grant, ...(grant.email === person.user.email && { forColleague: true }) }))
	const { limit = usualPage, ...asked } = input
	return { ...pageOf(others, asked, thisYear, limit), totals: totalsOf(all, thisYear), waitingRuns }
}

export async function downloadGrants({ input, person, now, commit }: RequestContext<Api['downloadGrants']>) {
	const [all, thisYear] = await Promise.all([readGrants(now), readYear(now)])
	const others = all.filter((grant) => !isOwn(grant, person))
	const { found: _, ...page } = pageOf(others, input, thisYear, exportPage)
	return commit('grants', [], page)
}
