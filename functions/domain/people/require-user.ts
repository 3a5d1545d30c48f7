import { Refusal } from '#functions/platform/refusal.ts'
import { userSentences } from '#shared/users/schema.ts'
import { readUser } from './table.ts'

/** A person who hasn't verified their address doesn't count as a user yet. */
export async function requireUser(id: string) {
	const user = await readUser(id)
	if (!user?.verified) throw new Refusal('not-found', userSentences.notFound)
	return user
}

export async function requireEmployee(id: string) {
	const user = await requireUser(id)
	if (!user.employee) throw new Refusal('not-found', userSentences.notFound)
	return user
}
