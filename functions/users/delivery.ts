import { type LastMail, readDelivery, readLastMail } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain } from '#functions/domain/mail/try-again.ts'
import { requireUser } from '#functions/domain/people/require-user.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { deliverySentences } from '#shared/delivery.ts'
import type { usersApi } from '#shared/users/api.ts'

const readBoth = (id: string) => Promise.all([requireUser(id), readLastMail(users.key(id))])

/** Tells whether mail reaches a user. Rows don't have it, because it would cost two reads for each row of a list. */
export async function delivery({ input }: RequestContext<typeof usersApi.delivery>) {
	const [{ email }, lastMail] = await readBoth(input.id)
	return { delivery: await readDelivery(email, lastMail) }
}

/** What was asked for or given may have been taken back since, and the figures of a digest are of its day. */
function isStillRight({ erasesAt, employee }: UserRecord, { template }: LastMail) {
	if (template === 'erase-asked') return erasesAt !== undefined
	if (template === 'made-employee') return employee
	return template !== 'digest'
}

/** Lets mails go to a user's address again, after an employee has learned that it works. */
export async function tryAgain({ input, now, requestId, commit }: RequestContext<typeof usersApi.tryAddressAgain>) {
	const [user, lastMail] = await readBoth(input.id)
	const { _id, email } = user
	const waiting = lastMail && isStillRight(user, lastMail) ? lastMail : undefined
	const { writes, hasMail } = await tryAddressAgain({ email, lastMail: waiting }, { now, requestId })
	const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
	return commit(_id, writes, { message })
}
