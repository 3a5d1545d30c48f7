import { type LastMail, lastMailRef, readDelivery } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain } from '#functions/domain/mail/try-again.ts'
import { present } from '#functions/domain/people/require-user.ts'
import { users } from '#functions/domain/people/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'

const refs = ({ id }: { id: string }) => ({ found: users.ref(id), lastMail: lastMailRef(users.key(id)) })

/** Tells whether mail reaches a user. Rows don't have it, because it would cost two reads for each row of a list. */
export const delivery = prefetching(usersApi.delivery, refs, async (_, { found, lastMail }) => ({
	delivery: await readDelivery(present(found).email, lastMail),
}))

/** What was asked for or given may have been taken back since, and the figures of a digest are of its day. */
function isStillRight({ erasesAt, employee }: UserRecord, { template }: LastMail) {
	if (template === 'erase-asked') return erasesAt !== undefined
	if (template === 'made-employee') return employee
	return template !== 'digest'
}

/** Lets mails go to a user's address again, after an employee has learned that it works. */
export const tryAgain = prefetching(
	usersApi.tryAddressAgain,
	refs,
	async ({ now, requestId, commit }, { found, lastMail }) => {
		const user = present(found)
		const { _id, email } = user
		const waiting = lastMail && isStillRight(user, lastMail) ? lastMail : undefined
		const { writes, hasMail } = await tryAddressAgain({ email, lastMail: waiting }, { now, requestId })
		const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
		return commit(_id, writes, { message })
	},
)
