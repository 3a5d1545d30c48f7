import { readIfSeen, requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import { applications, noteFirstReading, type Row, searchApplications } from '#functions/domain/applications/table.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { PageRequest } from '#functions/platform/store/pages.ts'
import { queuesOf } from '#shared/applications/missing.ts'
import { ApplicationRow } from '#shared/applications/records.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { filterApplications, fitsFilter, needsAll } from './filter-applications.ts'
import { shownAlone } from './stale-application.ts'

type StaffApi = typeof applicationsStaffApi

/** A call with a limit gets rows. The documented call has no limit and gets whole applications. */
export async function list({ input, person, now, logView }: RequestContext<StaffApi['list']>) {
	const { q, status, cursor, order, queue } = input
	const fits = fitsFilter({ input, person, now })
	const pageOf = (page: PageRequest) => {
		if (q) return searchApplications(q, page)
		return queue
			? applications.filtered('Pending', page, (row) => queuesOf(row).includes(queue))
			: applications.page(status, page)
	}
	const rowsOf = async (limit: number) => {
		if (!q && needsAll(input)) {
			const { applications: found, ...more } = await filterApplications({ input, person, now }, limit)
			return { applications: listed(found), ...more }
		}
		const { rows, ...more } = await pageOf({ limit, cursor, oldestFirst: order === 'oldest' })
		// A search doesn't filter by itself, so the rows are filtered here.
		return { applications: listed(rows.filter(fits)), ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { applications: rows, ...more } = await rowsOf(limit)
		const opened = await Promise.all(rows.map(({ token }) => readIfSeen(token, person)))
		return { applications: opened.flatMap((whole) => (whole ? [staffView(whole)] : [])), ...more }
	})
	for (const { token } of whole.applications) logView(token)
	return whole
}

/** A row has more than the list shows, for the list of grants. */
const listed = (rows: readonly Row[]) => rows.map((row) => ApplicationRow.parse(row))

/** Each view of an application is logged, because it holds a person's health and financial data. */
export async function show({ input, person, now, logView }: RequestContext<StaffApi['show']>) {
	const whole = await requireApplication(input.token, person)
	logView(input.token)
	await noteFirstReading(whole.application, now)
	return { application: await shownAlone(whole, person) }
}
