import { Refusal } from '#functions/platform/refusal.ts'
import { userSentences } from '#shared/users/schema.ts'
import { readUser } from './table.ts'

export async function knownUser(id: string) {
	const user = await readUser(id)
	if (!user) throw new Refusal('not-found', userSentences.notFound)
	return user
}

export async function knownEmployee(id: string) {
	const user = await knownUser(id)
	if (!user.employee) throw new Refusal('not-found', userSentences.notFound)
	return user
}
