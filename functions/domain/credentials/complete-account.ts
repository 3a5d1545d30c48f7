import { addUser } from '#functions/domain/people/user-access.ts'
import type { Refusal } from '#functions/platform/refusal.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { loginKey } from './table.ts'

/** Creates an account without a sign-up, for the first employee, demo data and tests. */
export const putAccount = (user: UserRecord, passwordHash: string, exists?: Refusal): Write[] => [
	...addUser(user),
	put(
		{ ...loginKey(user.email, 'ACCOUNT'), userId: user._id, passwordHash },
		exists && { where: { pk: 'absent' }, onConflict: exists },
	),
]
