import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import { readGuestApplications, takeOver } from './table.ts'

/** Each takes eight writes, and a transaction holds a hundred. */
const atOnce = 10

interface Waiting {
	tokens: string[]
	/** What was granted to them already. */
	assistance: number
	writes: Write[]
	more: boolean
}

/** What somebody sent as a guest under an address becomes theirs once they have proved that it is. */
export async function waitingApplications(member: UserRecord): Promise<Waiting> {
	const { applications, next } = await readGuestApplications(member.email, { limit: atOnce })
	return {
		tokens: applications.map(({ token }) => token),
		assistance: applications.reduce((sum, { amountApproved = 0 }) => sum + amountApproved, 0),
		writes: applications.flatMap((application) => takeOver(application, member)),
		more: next !== undefined,
	}
}
