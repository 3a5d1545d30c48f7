import { lastMailRef } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain } from '#functions/domain/mail/try-again.ts'
import { present } from '#functions/domain/people/require-user.ts'
import { users } from '#functions/domain/people/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'

/** Lets mails go to a user's address again, after an employee has learned that it works. */
export const tryAgain = prefetching(
	usersApi.tryAddressAgain,
	({ id }) => ({ found: users.ref(id), lastMail: lastMailRef(users.key(id)) }),
	async ({ now, requestId, commit }, { found, lastMail }) => {
		const { _id, email } = present(found)
		const { writes, hasMail } = await tryAddressAgain(
			{ email, about: users.key(_id), lastMail },
			{ now, requestId },
		)
		const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
		return commit(_id, writes, { message })
	},
)
