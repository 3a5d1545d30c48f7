import type { Person } from '#functions/platform/identity/session.ts'
import { auditOncePerHour } from '#functions/platform/store/audit.ts'
import type { Endpoint } from '#shared/endpoint.ts'

/** Who reads lists of people is in the audit trail. Nothing is answered before it's written. */
export async function recordReading(
	{ listsPeople, path }: Pick<Endpoint, 'listsPeople' | 'path'>,
	person: Person | undefined,
	at: Date,
	requestId: string,
) {
	if (!listsPeople || !person) return
	await auditOncePerHour({ action: `${path} (list)`, by: person.user._id, about: 'a list', at, requestId })
}
