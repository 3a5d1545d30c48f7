import { readDecidable } from '#functions/domain/applications/require-application.ts'
import { putTaken } from '#functions/domain/applications/taken.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { takenNow } from '#shared/applications/taken.ts'

/**
 * Notes which employee works on an application. Anyone may still decide it, so its version stays the same. To take it
 * from a colleague, the page has to name the colleague, so that nobody does it without knowing.
 */
export const take = ({ input, person, now, commit }: RequestContext<typeof applicationsStaffApi.take>) =>
	retried(async () => {
		const seen = await readDecidable(input.token, person)
		const { firstName, lastName, _id: employeeId } = person.user
		const holder = takenNow(seen, now)
		const isMine = holder?.employeeId === employeeId
		if (input.take && seen.status !== 'Pending') throw new Refusal('invalid', sentences.takenOnlyPending)
		if (holder && !isMine && input.from !== holder.employeeId)
			throw new Refusal('conflict', sentences.takenByColleague, undefined, { taken: holder })
		if (isMine === input.take) return commit(input.token, [], { taken: holder })
		const taken = input.take ? { name: `${firstName} ${lastName}`, employeeId, date: now.toISOString() } : undefined
		return commit(input.token, putTaken(seen, taken), { taken })
	})
