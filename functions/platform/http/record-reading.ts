import type { Person } from '#functions/platform/identity/session.ts'
import { auditOncePerHour } from '#functions/platform/store/audit.ts'
import type { Endpoint } from '#shared/endpoint.ts'

/** Writes to the audit trail that someone read a list of people. The answer waits until it's written. */
export async function recordReading(
	{ listsPeople, path }: Pick<Endpoint, 'listsPeople' | 'path'>,
	person: Person | undefined,
	at: Date,
	requestId: string,
) {
	if (!listsPeople || !person) return
	await auditOncePerHour({ action: `${path} (list)`, by: person.user._id, about: 'a list', at, requestId })
}
