import { getItems, queryItems } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'

/**
 * Whether someone waits for our decision, also on what came with their email and without signing in. It only reads, so
 * that a function may ask that can change no application.
 */
export async function waitsForAnswer({ _id, email }: Pick<UserRecord, '_id' | 'email'>) {
	const pointers = await Promise.all(
		[`USER#${_id}`, `UNCLAIMED#${email}`].map((pk) => queryItems(pk, 'APPLICATION#')),
	)
	const keys = pointers.flat().map(({ row }) => ({ pk: `APPLICATION#${row}`, sk: 'APPLICATION' }))
	const items = await getItems(keys)
	return items.some((item) => item?.status === 'Pending')
}
