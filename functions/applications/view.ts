import { isOwn, requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import { applications, searchApplications } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

export async function list({ input, person }: RequestContext<typeof applicationsStaffApi.list>) {
	const { q, status, ...page } = input
	const { rows, ...more } = q ? await searchApplications(q, page) : await applications.page(status, page)
	// What is found by a name comes with every status.
	const shown = rows.filter((row) => !isOwn(row, person) && (!status || row.status === status))
	return { applications: shown, ...more }
}

/** Every look at someone's application is written down. */
export async function show({ input, person, logView }: RequestContext<typeof applicationsStaffApi.show>) {
	const whole = await requireApplication(input.token, person)
	logView(input.token)
	return { application: staffView(whole) }
}
