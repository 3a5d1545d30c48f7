import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import { changePassword as passwordWrites } from '#functions/domain/credentials/table.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { hashSecret } from '#functions/platform/identity/secrets.ts'
import { keepSession, userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'

/** The password is changed and the owner told of it in one transaction. The other sessions may be a thief's. */
export async function changePassword(call: RequestContext<typeof ownAccountApi.changePassword>) {
	const { input, person, now, requestId, commit } = call
	const { user } = person
	refuseGuessable('newPassword', input.newPassword, user)
	const {
		passwordHash: before,
		isDone,
		forget,
	} = await confirmOwnPassword(call, {
		action: ownAccountApi.changePassword.path,
		password: input.password,
		orNow: input.newPassword,
	})
	const answer = { message: ownAccountSentences.passwordChanged }
	if (isDone) return commit(user._id, [forget], answer)
	const onConflict = new Refusal('conflict', ownAccountSentences.changedMeanwhile)
	const passwordHash = await hashSecret(input.newPassword)
	const content = { template: 'password-changed', firstName: user.firstName, how: 'own' } as const
	const writes = [
		...passwordWrites({ email: user.email, user, passwordHash, before, onConflict }),
		keepSession(person, user.sessionEpoch + 1),
		forget,
		...queueMail({ to: user.email, language: user.language, content, about: userKey(user._id) }, { now, requestId }),
	]
	return commit(user._id, writes, answer)
}
