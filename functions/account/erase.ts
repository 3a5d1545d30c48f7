import { unfinishedOf } from '#functions/domain/applications/unfinished.ts'
import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import { askErasure, keepAccount as keepWrites } from '#functions/domain/erasing/asked.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'

/** Reads the user again, because erasing may have begun since the request came. */
async function current({ _id }: UserRecord) {
	const user = await users.read(_id)
	if (!user || user.disabled) throw new Refusal('signed-out', messages.signedOut)
	return user
}

/** Asks for an account to be erased a day later. A second request changes nothing, and names the day of the first one. */
export async function eraseAccount(call: RequestContext<typeof ownAccountApi.eraseAccount>) {
	const { input, person, now, requestId, commit } = call
	const { erasesPending, erasesUnpaid, eraseNotEmployees, eraseAsked } = ownAccountSentences
	const { forget } = await confirmOwnPassword(call, {
		action: ownAccountApi.eraseAccount.path,
		password: input.password,
	})
	const why = input.pendingToo ? undefined : await unfinishedOf(person.user._id, { now })
	if (why) {
		const sentence = why === 'unpaid' ? erasesUnpaid : erasesPending
		throw new Refusal('invalid', sentence, { pendingToo: sentence })
	}
	return retried(async () => {
		const user = await current(person.user)
		if (user.employee) throw new Refusal('forbidden', eraseNotEmployees)
		const content = { template: 'erase-asked', firstName: user.firstName } as const
		const asking = [
			...askErasure(user, now, input.pendingToo ? now.toISOString() : ''),
			...queueMail({ to: user.email, language: user.language, content, about: userKey(user._id) }, { now, requestId }),
		]
		return commit(user._id, [...(user.erasesAt ? [] : asking), forget], { message: eraseAsked })
	})
}

export const keepAccount = ({ person, commit }: RequestContext<typeof ownAccountApi.keepAccount>) =>
	retried(async () => {
		const user = await current(person.user)
		const writes = user.erasesAt ? keepWrites(user, user.erasesAt) : []
		return commit(user._id, writes, { message: ownAccountSentences.accountKept })
	})
