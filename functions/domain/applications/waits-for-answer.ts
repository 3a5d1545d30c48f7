import * as z from 'zod'
import { getItems, queryWhole } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { waitingSince } from '#shared/applications/missing.ts'

const Sent = z.object({
	token: z.string(),
	status: z.string(),
	issuedOn: z.string(),
	reopenedOn: z.string().optional(),
})

const pkOfGuest = (email: string) => `UNCLAIMED#${email}`

/**
 * Whether someone waits for our decision, also on what came with their email and without signing in, or only on what
 * came after a moment. It only reads, so that a function may ask that can change no application.
 */
export const waitsForAnswer = async ({ _id, email }: Pick<UserRecord, '_id' | 'email'>, after = '') =>
	(await waiting([`USER#${_id}`, pkOfGuest(email)], after)).length > 0

/** The tokens of what came after a moment with an email, without signing in, and waits for our decision. */
export const waitingOfGuests = (email: string, after: string) => waiting([pkOfGuest(email)], after)

async function waiting(pks: string[], after: string) {
	const below = await Promise.all(pks.map(queryWhole))
	const pointers = below.flat().filter(({ sk }) => String(sk).startsWith('APPLICATION#'))
	const items = await getItems(pointers.map(({ row }) => ({ pk: `APPLICATION#${row}`, sk: 'APPLICATION' })))
	return items
		.flatMap((item) => (item ? [Sent.parse(item)] : []))
		.filter((one) => one.status === 'Pending' && waitingSince(one) > after)
		.map(({ token }) => token)
}
