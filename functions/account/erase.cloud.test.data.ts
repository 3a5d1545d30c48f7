import { platformCode } from '#infra/testing/in-process.ts'
import type { createPerson } from '#infra/testing/people.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'

const code = await platformCode()
export const { askErasure, beginErasure, endErasure, keepAccount, readErasure } = await import(
	'#functions/domain/erasing/erasures.ts'
)

type Someone = Pick<Awaited<ReturnType<typeof createPerson>>, 'user' | 'client'> & { password: string }

export const ask = ({ client, password }: Someone, pendingToo?: boolean) =>
	client.call(ownAccountApi.eraseAccount, { password, ...(pendingToo && { pendingToo }) })

/** The event that the eraser is started with, or undefined if nobody asked to be erased. */
export async function askedOf({ _id: userId }: { _id: string }) {
	const erasesAt = (await code.users.read(userId))?.erasesAt
	return erasesAt === undefined ? undefined : { userId, erasesAt }
}

/** Makes it as if they had asked two days ago. */
export async function makeDue({ _id }: { _id: string }) {
	const user = await code.users.read(_id)
	if (!user?.erasesAt) throw new Error('They haven’t asked')
	const said = await readErasure({ userId: _id, erasesAt: user.erasesAt })
	await code.transact(keepAccount(user, user.erasesAt))
	const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
	await code.transact(askErasure(user, twoDaysAgo, said?.pendingUntil ?? ''))
	return (await askedOf(user)) ?? { userId: _id, erasesAt: '' }
}
