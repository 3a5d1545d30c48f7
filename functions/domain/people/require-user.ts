import { Refusal } from '#functions/platform/refusal.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { userSentences } from '#shared/users/schema.ts'
import { readUser } from './table.ts'

export const requireUser = async (id: string) => present(await readUser(id))

/** A person who hasn't verified their address doesn't count as a user yet. */
export function present(user: UserRecord | undefined) {
	if (!user?.verified) throw new Refusal('not-found', userSentences.notFound)
	return user
}

export async function requireEmployee(id: string) {
	const user = await requireUser(id)
	if (!user.employee) throw new Refusal('not-found', userSentences.notFound)
	return user
}
