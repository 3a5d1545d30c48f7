import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import { readGuestApplications, takeOver } from './table.ts'

/** An application takes eight writes, and a transaction holds a hundred. */
const atOnce = 10

interface Waiting {
	tokens: string[]
	/** The sum that was already granted on these applications. */
	assistance: number
	writes: Write[]
	more: boolean
}

/** Finds the applications that were sent as a guest with the member's address, and the writes that take them over. */
export async function waitingApplications(member: UserRecord): Promise<Waiting> {
	const { applications, next } = await readGuestApplications(member.email, { limit: atOnce })
	return {
		tokens: applications.map(({ token }) => token),
		assistance: applications.reduce((sum, { amountApproved = 0 }) => sum + amountApproved, 0),
		writes: applications.flatMap((application) => takeOver(application, member)),
		more: next !== undefined,
	}
}
