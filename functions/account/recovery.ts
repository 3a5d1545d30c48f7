import {
	countRecoveryAttempt,
	ownerOf,
	putRecovery,
	readLogin,
	recoverPassword,
} from '#functions/domain/credentials/table.ts'
import { countCode } from '#functions/domain/mail/mail-limit.ts'
import { queueMail, withholdMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { newId, newRecoveryCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'

/**
 * An unknown address and a disabled account cause the same calls, but the mail isn't sent, so that neither the answer
 * nor the time tells whether the address has an account.
 */
export async function requestRecovery(call: RequestContext<typeof accountApi.requestRecovery>) {
	const { input, device, address, now, requestId, commit } = call
	const { account, knownDevice } = await readLogin(input.email, now, device)
	await countCode('recovery', { email: input.email, address, knownDevice }, now)
	const code = newRecoveryCode()
	const codeHash = await hashSecret(code)
	const about = account?.userId ?? 'nobody'
	const user = await ownerOf(account)
	const reader = user?.disabled ? undefined : user
	const content = { template: 'recovery', firstName: reader?.firstName ?? '', code } as const
	const mail = { to: input.email, language: reader?.language ?? 'en', content, about: userKey(reader?._id ?? newId()) }
	const writes = (reader ? queueMail : withholdMail)(mail, { now, requestId })
	const recovery = putRecovery({ email: input.email, code, codeHash, passwordHash: account?.passwordHash }, now)
	return commit(about, [recovery, ...writes], { message: messages.recoverySent })
}

export async function recover({ input, now, device, requestId, commit }: RequestContext<typeof accountApi.recover>) {
	const { email, password, token } = input
	// The person's name isn't known yet, and a password that anyone would be refused must not cost an attempt.
	refuseGuessable('password', password, { email })
	const wrong = new Refusal('invalid', messages.wrongRecovery)
	const code = plainCode(token)
	const recovery = await countRecoveryAttempt(email, code, now)
	const right = await verifySecret(code, recovery?.codeHash)
	if (!recovery || !right) throw wrong
	const { account, knownDevice } = await readLogin(email, now, device)
	const user = account && (await users.read(account.userId))
	if (!user) throw wrong
	refuseGuessable('password', password, user)
	const passwordHash = await hashSecret(password)
	const before = recovery.passwordHash ?? ''
	const writes = recoverPassword({
		email,
		user,
		passwordHash,
		code,
		before,
		now,
		knownDevice: knownDevice ? device : undefined,
		onConflict: wrong,
	})
	const content = { template: 'password-changed', firstName: user.firstName, how: 'recovery' } as const
	const mail = queueMail({ to: email, language: user.language, content, about: userKey(user._id) }, { now, requestId })
	return commit(user._id, [...writes, ...mail], { message: messages.recovered })
}
