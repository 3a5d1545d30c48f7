import * as z from 'zod'
import { applications, type Row } from '#functions/domain/applications/table.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { parseCursor, refuseCursor, writeCursor } from '#functions/platform/store/pages.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { filterShape } from '#shared/applications/list-filter.ts'
import { isPending, listedStatus, queuesOf, waitingSince } from '#shared/applications/missing.ts'
import { isAnswerLate } from '#shared/applications/progress.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { usualPage } from '#shared/lists.ts'

type Context = Pick<RequestContext<typeof applicationsStaffApi.list>, 'input' | 'person' | 'now'>
type Query = Context['input']

/** A week's notice. */
const soonDays = 7

const isSoon = ({ cutOffDate }: Row, now: Date) =>
	cutOffDate !== undefined && cutOffDate <= addDays(dayOf(now), soonDays)

const money = ({ amount, amountApproved }: Row) => amountApproved ?? amount

const isLate = (row: Row, now: Date) => isPending(row) && isAnswerLate(row, now)

const isGiven = (value: unknown) => value !== undefined

/** A filter, or an order that the index doesn't have, looks at all rows before it shows one. */
export const needsAll = ({ order, ...query }: Query) =>
	order === 'urgent' ||
	order === 'amount' ||
	order === 'name' ||
	Object.keys(filterShape).some((name) => isGiven(query[name as keyof typeof filterShape]))

/** True if a row is what the filter asks for, and may be seen. Dates are as stored. */
export const fitsFilter = ({ input, person, now }: Context) => {
	const { status, queue, type, bill, late, cutOff, least, most, proposed } = input
	const fits = (row: Row) => [
		!isOwn(row, person),
		!status || listedStatus(row) === status,
		!queue || queuesOf(row).includes(queue),
		!type || row.type === type,
		bill === undefined || bill === (row.hasFiles ?? false),
		late === undefined || late === isLate(row, now),
		!cutOff || (isPending(row) && (cutOff === 'soon' ? isSoon(row, now) : isGiven(row.cutOffDate))),
		least === undefined || money(row) >= least,
		most === undefined || money(row) <= most,
		proposed === undefined || proposed === (isGiven(row.proposal) && isPending(row)),
	]
	return (row: Row) => fits(row).every(Boolean)
}

interface Order {
	/** Sorts by this text; a token after it makes it unique. */
	of: (row: Row, now: Date) => string
	/** The greatest comes first. */
	down?: true
}

const orders: Record<NonNullable<Query['order']>, Order> = {
	newest: { of: ({ issuedOn }) => issuedOn, down: true },
	oldest: { of: ({ issuedOn }) => issuedOn },
	urgent: { of: (row, now) => (isSoon(row, now) ? `0 ${row.cutOffDate}` : `1 ${waitingSince(row)}`) },
	amount: { of: (row) => String(money(row)).padStart(9, '0'), down: true },
	name: { of: ({ firstName, lastName }) => plain(`${lastName} ${firstName}`) },
}

/** More than we ever had, and few enough to be read for one answer. */
const mostRead = 15_000

const Cursor = z.strictObject({ after: z.string() })

/** Returns a page of all applications that pass the filter, sorted, with the sums of all of them. */
export async function filterApplications(context: Context, limit = usualPage) {
	const { input, now } = context
	const { cursor, order = 'newest' } = input
	const { of, down } = orders[order]
	const fits = fitsFilter(context)
	const page = { limit: mostRead, oldestFirst: order === 'oldest' || order === 'urgent' }
	const { rows, next } = await applications.filtered(kindOf(input), page, fits)
	const sorted = rows
		.map((row) => ({ row, at: `${of(row, now)} ${row.token}` }))
		.sort((one, other) => (one.at < other.at === !down ? -1 : 1))
	const after = cursor && (Cursor.safeParse(parseCursor(cursor)).data ?? refuseCursor()).after
	const left = after ? sorted.filter(({ at }) => (down ? at < after : at > after)) : sorted
	const shown = left.slice(0, limit)
	const last = shown.at(-1)
	return {
		applications: shown.map(({ row }) => row),
		total: { ...sums(rows), ...(next && { isCut: true }) },
		...(last && left.length > shown.length && { next: writeCursor({ after: last.at }) }),
	}
}

/** The smallest list that has everything that is asked for. */
const kindOf = ({ status, queue, late, cutOff }: Query) => (queue || late || cutOff ? 'Pending' : status)

const sums = (rows: readonly Row[]) => ({
	many: rows.length,
	asked: rows.reduce((sum, { amount }) => sum + amount, 0),
	granted: rows.reduce((sum, { amountApproved = 0 }) => sum + amountApproved, 0),
})
