import { asStaffSee, isOwn, knownApplication } from '#functions/domain/applications/require-application.ts'
import { readApplications, searchApplications } from '#functions/domain/applications/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'

export async function list({ input, person }: Call<typeof applicationsStaffApi.list>) {
	const { q, status, ...page } = input
	const { rows, ...next } = q ? await searchApplications(q, page) : await readApplications(status, page)
	// What is found by a name stands in no order of status.
	const applications = rows.filter((row) => !isOwn(row, person) && (!status || row.status === status))
	return { applications, ...next }
}

/** Who looked at whose application is written down with every look. */
export async function show({ input, person, noteLook }: Call<typeof applicationsStaffApi.show>) {
	const whole = await knownApplication(input.token, person)
	noteLook(input.token)
	return { application: asStaffSee(whole) }
}
