import * as z from 'zod'
import { applications } from '#functions/domain/applications/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { parseCursor, refuseCursor, writeCursor } from '#functions/platform/store/pages.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import type { Input } from '#shared/endpoint.ts'
import { exportPage, usualPage } from '#shared/lists.ts'
import { inOrder, isLookedFor, placeOf, sumOf, totalsOf, yearsOf } from './sums.ts'

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

type Asked = Omit<Input<Api['grants']>, 'limit'>

const Cursor = z.strictObject({ after: z.string() })

function pageOf(grants: Awaited<ReturnType<typeof readGrants>>, asked: Asked, limit: number) {
	const { cursor } = asked
	const after = cursor === undefined ? undefined : (Cursor.safeParse(parseCursor(cursor)).data ?? refuseCursor())
	const found = grants.filter((grant) => isLookedFor(grant, asked))
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
	const all = await readGrants(now)
	const others = all
		.filter((grant) => !isOwn(grant, person))
		.map((grant) => ({ ...grant, ...(grant.email === person.user.email && { forColleague: true }) }))
	const { limit = usualPage, ...asked } = input
	return { ...pageOf(others, asked, limit), totals: totalsOf(all, dayOf(now)), years: yearsOf(all) }
}

export async function downloadGrants({ input, person, now, commit }: RequestContext<Api['downloadGrants']>) {
	const others = (await readGrants(now)).filter((grant) => !isOwn(grant, person))
	const { found: _, ...page } = pageOf(others, input, exportPage)
	return commit('grants', [], page)
}
