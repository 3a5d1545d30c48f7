import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { auditList } from '#functions/platform/store/audit.ts'
import { readPage } from '#functions/platform/store/pages.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { trailApi } from '#shared/trail/api.ts'
import { isNewsKind, type NewsKind, newsKinds } from '#shared/trail/news.ts'
import { TrailRecord } from '#shared/trail/schema.ts'
import { sortedBetween } from './days.ts'

/** The records that fit into one answer of the table, which takes a quarter of a second. */
const mostRecords = 1500

/** The trail knows when someone was here and what happened since, so nothing is kept for it. */
export async function news({ person, now }: Pick<RequestContext<typeof trailApi.news>, 'person' | 'now'>) {
	const { _id, clientSidePermissions } = person.user
	const since = await lastVisit(_id, now)
	if (since === undefined) return { news: {} }
	const { records, next } = await recordsBetween(since, now)
	const found: Partial<Record<NewsKind, number>> = {}
	for (const { action, by } of records) {
		const kind = by === _id ? undefined : kindOf(action)
		if (kind && clientSidePermissions.includes(newsKinds[kind].permission)) found[kind] = (found[kind] ?? 0) + 1
	}
	return { since, news: found, ...(next && { more: true as const }) }
}

/**
 * Finds when an employee last did something before today. Today's actions belong to this visit, so the news stays the
 * same all evening.
 */
async function lastVisit(employee: string, now: Date) {
	const untilToday = sortedBetween({ to: addDays(dayOf(now), -1) })
	const { rows } = await readPage(
		{ index: 'kinds', partition: ['kindPk', `${auditList}#${employee}`], sort: ['listSk', ...untilToday] },
		{ limit: 1 },
	)
	return rows.map((row) => TrailRecord.parse(row).at)[0]
}

async function recordsBetween(first: string, last: Date) {
	const { rows, next } = await readPage(
		{ index: 'lists', partition: ['listPk', auditList], sort: ['listSk', first, last.toISOString()] },
		{ limit: mostRecords },
	)
	return { records: rows.flatMap((row) => TrailRecord.safeParse(row).data ?? []), next }
}

const kinds = new Map(
	Object.entries<{ actions: readonly string[] }>(newsKinds).flatMap(([name, { actions }]) =>
		actions.map((action) => [action, name] as const),
	),
)

function kindOf(action: string) {
	const name = kinds.get(action)
	return name !== undefined && isNewsKind(name) ? name : undefined
}
