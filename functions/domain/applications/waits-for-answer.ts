import * as z from 'zod'
import { getItems, queryWhole } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { waitingSince } from '#shared/applications/missing.ts'

const Sent = z.object({ status: z.string(), issuedOn: z.string(), reopenedOn: z.string().optional() })

/**
 * Whether someone waits for our decision, also on what came with their email and without signing in, or only on what
 * came after a moment. It only reads, so that a function may ask that can change no application.
 */
export async function waitsForAnswer({ _id, email }: Pick<UserRecord, '_id' | 'email'>, after = '') {
	const below = await Promise.all([`USER#${_id}`, `UNCLAIMED#${email}`].map(queryWhole))
	const pointers = below.flat().filter(({ sk }) => String(sk).startsWith('APPLICATION#'))
	const keys = pointers.map(({ row }) => ({ pk: `APPLICATION#${row}`, sk: 'APPLICATION' }))
	const items = await getItems(keys)
	const sent = items.flatMap((item) => (item ? [Sent.parse(item)] : []))
	return sent.some((one) => one.status === 'Pending' && waitingSince(one) > after)
}
