import { userKey } from '#functions/platform/identity/session.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { UserRecord } from '#shared/account/user.ts'

interface Sent {
	/** The member who sent it with the address that was their own then. */
	ownerId: string | undefined
	email: string
}

const Reached = UserRecord.pick({ email: true })

/** Where to write about what was sent: a member's own address moves with their account. */
export async function presentEmails(sent: readonly Sent[]): Promise<string[]> {
	const ids = [...new Set(sent.flatMap(({ ownerId }) => ownerId ?? []))]
	const items = await getItems(ids.map(userKey))
	const present = new Map(ids.map((id, at) => [id, items[at] && Reached.parse(items[at]).email]))
	return sent.map(({ ownerId, email }) => present.get(ownerId ?? '') ?? email)
}
