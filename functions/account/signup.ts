import { ownerOf, putSignup, readLogin } from '#functions/domain/credentials/table.ts'
import { countCode } from '#functions/domain/mail/mail-limit.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { hashSecret } from '#functions/platform/identity/secrets.ts'
import { beginSession, endSession } from '#functions/platform/identity/session.ts'
import { newId, newVerificationCode } from '#functions/platform/ids.ts'
import type { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'
import { queueSignupMail } from './mails.ts'

/** Begins an account. For an address that already has one only the mail differs, so that the response doesn't tell. */
export async function signup(call: RequestContext<typeof accountApi.signup>) {
	const { input, person: before, language, device, browser, address, now, requestId, setCookie, commit } = call
	const { password, ...person } = input
	refuseGuessable('password', password, person)
	const { account, knownDevice } = await readLogin(person.email, now, device)
	await countCode('verification', { email: person.email, address, knownDevice }, now)
	const code = newVerificationCode()
	const [passwordHash, codeHash, owner] = await Promise.all([hashSecret(password), hashSecret(code), ownerOf(account)])
	const user = UserRecord.parse({
		_id: newId(),
		...person,
		language,
		verified: false,
		dateRegistered: now.toISOString(),
	})
	const session = beginSession(user, now, browser)
	const mail = queueSignupMail(user, code, owner, { now, requestId })
	const answer = await commit(
		user._id,
		[
			...putSignup(user, { passwordHash, codeHash, now, device }),
			session.write,
			...(before ? [endSession(before)] : []),
			...mail,
		],
		{ message: messages.signedUp },
	)
	setCookie(session.cookie)
	setCookie(device.cookie)
	return answer
}
