import type { Application } from '#functions/domain/applications/table.ts'
import { users } from '#functions/domain/people/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/schema.ts'

/** A member's total changes with every decision, including a changed one, by the difference. */
export function grantToMember(seen: Application, after: Application): Write[] {
	const more = (after.amountApproved ?? 0) - (seen.amountApproved ?? 0)
	if (more === 0 || !seen.applicant) return []
	const member = UserRecord.parse({ ...seen.applicant, verified: true })
	return users.touch(member, { increase: { assistanceRecieved: more } })
}
