import {
	completeSignup,
	countSignupAttempt,
	ownerOf,
	putSignup,
	readLogin,
	rememberDevice,
	renewSignupCode,
} from '#functions/domain/credentials/table.ts'
import { countCode } from '#functions/domain/mail/mail-limit.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { subscribers } from '#functions/domain/newsletter/table.ts'
import { verifyUser } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { beginSession, endSession, userKey } from '#functions/platform/identity/session.ts'
import { newId, newVerificationCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import type { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'
import type { Language } from '#shared/words/t.ts'

/** Begins an account. For an address that already has one only the mail differs, so that the response doesn't tell. */
export async function signup(call: RequestContext<typeof accountApi.signup>) {
	const { input, person: before, language, device, address, now, requestId, setCookie, commit } = call
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
	const session = beginSession(user, now)
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

export async function verify(call: RequestContext<typeof accountApi.verify>) {
	const { input, person, now, setCookie } = call
	const { user } = person
	if (user.verified) return {}
	const signup = await countSignupAttempt(user._id, now)
	const right = await verifySecret(plainCode(input.verificationCode), signup?.codeHash)
	if (!signup || !right) {
		const message = signup?.last ? messages.codeEnded : messages.wrongCode
		throw new Refusal('invalid', message, { verificationCode: message })
	}
	const cookie = await complete(user, signup.passwordHash ?? '', call)
	setCookie(cookie)
	setCookie(call.device.cookie)
	return {}
}

type Verifying = Pick<RequestContext<typeof accountApi.verify>, 'person' | 'device' | 'now' | 'commit'>

/** Completes the account and replaces the session. What guests sent with the address waits until the member claims it. */
async function complete(user: UserRecord, passwordHash: string, { person, device, now, commit }: Verifying) {
	const taken = new Refusal('conflict', messages.accountExists)
	const subscriber = await subscribers.read(user.email)
	const verified = revised(user, { verified: true, newsletter: subscriber !== undefined })
	const session = beginSession(user, now, person)
	const writes = [
		...verifyUser(user, verified, taken),
		...completeSignup(verified, passwordHash, device, taken),
		session.write,
		endSession(person),
		rememberDevice(user.email, device, now),
	]
	await commit(user._id, writes, {})
	return session.cookie
}

export async function resendCode(call: RequestContext<typeof accountApi.resendCode>) {
	const { person, device, address, now, requestId, commit } = call
	const { user } = person
	if (user.verified) throw new Refusal('conflict', messages.alreadyVerified)
	const { account, knownDevice } = await readLogin(user.email, now, device)
	await countCode('verification', { email: user.email, address, knownDevice }, now)
	const code = newVerificationCode()
	const [codeHash, owner] = await Promise.all([hashSecret(code), ownerOf(account)])
	const mail = queueSignupMail(user, code, owner, { now, requestId })
	const verified = new Refusal('conflict', messages.alreadyVerified)
	const writes = [renewSignupCode(user._id, codeHash, now, verified), ...mail]
	return commit(user._id, writes, { message: messages.codeSent })
}

interface Addressee {
	_id: string
	email: string
	language: Language
}

/**
 * Queues the code, or for an address that already has an account a note to its owner, so that the sender can't tell which.
 * Neither mail repeats the typed name, because a stranger could put any words into someone else's mailbox that way.
 */
function queueSignupMail(
	{ _id, email, language }: Addressee,
	code: string,
	owner: UserRecord | undefined,
	cause: Cause,
) {
	const content = owner
		? ({ template: 'address-in-use' } as const)
		: ({ template: 'verification', firstName: '', code } as const)
	return queueMail({ to: email, language: owner?.language ?? language, content, about: userKey(_id) }, cause)
}
