import { lastMailRef, readDelivery } from '#functions/domain/mail/delivery.ts'
import { present } from '#functions/domain/people/require-user.ts'
import { users } from '#functions/domain/people/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { usersApi } from '#shared/users/api.ts'

/** How a user's mailbox is reached. It's no part of a row, because it would cost two reads for each row of a list. */
export const delivery = prefetching(
	usersApi.delivery,
	({ id }) => ({ found: users.ref(id), lastMail: lastMailRef(users.key(id)) }),
	async (_, { found, lastMail }) => ({ delivery: await readDelivery(present(found).email, lastMail) }),
)
