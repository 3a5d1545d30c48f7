import { auditOncePerHour } from '#functions/platform/store/audit.ts'
import type { Request } from './request-context.ts'

/** Writes to the audit trail that someone read a list of people. The answer waits until it's written. */
export const recordReading = {
	after: async ({ context: { endpoint, person, now: at, requestId } }: Request) => {
		if (!endpoint.listsPeople || !person) return
		await auditOncePerHour({ action: `${endpoint.path} (list)`, by: person.user._id, about: 'a list', at, requestId })
	},
}
