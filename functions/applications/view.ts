import { requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import { applications, searchApplications } from '#functions/domain/applications/table.ts'
import { readDelivery } from '#functions/domain/mail/delivery.ts'
import { isOwn } from '#functions/domain/people/is-own.ts'
import { fittingPage } from '#functions/platform/http/fitting-page.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

type StaffApi = typeof applicationsStaffApi

/** A call with a limit gets rows. The documented call has no limit and gets whole applications. */
export async function list({ input, person, logView }: RequestContext<StaffApi['list']>) {
	const { q, status, cursor, order } = input
	const rowsOf = async (limit: number) => {
		const page = { limit, cursor, oldestFirst: order === 'oldest' }
		const { rows, ...more } = q ? await searchApplications(q, page) : await applications.page(status, page)
		// A search doesn't filter by status, so the rows are filtered here.
		const shown = rows.filter((row) => !isOwn(row, person) && (!status || row.status === status))
		return { applications: shown, ...more }
	}
	if (input.limit !== undefined) return rowsOf(input.limit)
	const whole = await fittingPage(async (limit) => {
		const { applications: rows, ...more } = await rowsOf(limit)
		const opened = await Promise.all(rows.map(({ token }) => requireApplication(token, person)))
		return { applications: opened.map(staffView), ...more }
	})
	for (const { token } of whole.applications) logView(token)
	return whole
}

/** Each view of an application is logged, because it holds a person's health and financial data. */
export async function show({ input, person, logView }: RequestContext<StaffApi['show']>) {
	const whole = await requireApplication(input.token, person)
	logView(input.token)
	const delivery = await readDelivery(whole.application.email, whole.lastMail)
	return { application: { ...staffView(whole), delivery } }
}
