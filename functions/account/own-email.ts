import { countNewEmailAttempt, leftBelow, moveAccount, putNewEmail } from '#functions/domain/credentials/new-email.ts'
import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import { ownerOf, readLogin, rememberDevice } from '#functions/domain/credentials/table.ts'
import { countCode } from '#functions/domain/mail/mail-limit.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { subscribers } from '#functions/domain/newsletter/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { keepSession } from '#functions/platform/identity/session.ts'
import { newVerificationCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'

/** For an address that has an account the same is written and answered, and only the mail differs, as at sign-up. */
export async function changeEmail(call: RequestContext<typeof ownAccountApi.changeEmail>) {
	const { input, person, device, address, now, requestId, commit } = call
	const { email, password } = input
	const { user } = person
	const { emailIsOwn } = ownAccountSentences
	if (email === user.email) throw new Refusal('invalid', emailIsOwn, { email: emailIsOwn })
	const { forget } = await confirmOwnPassword(call, { action: ownAccountApi.changeEmail.path, password })
	const { account, knownDevice } = await readLogin(email, now, device)
	const { language } = (await ownerOf(account)) ?? user
	await countCode('verification', { email, address, knownDevice }, now)
	const code = newVerificationCode()
	const codeHash = await hashSecret(code)
	const content = account ? ({ template: 'new-email-in-use' } as const) : ({ template: 'new-email', code } as const)
	const mail = queueMail({ to: email, language, content }, { now, requestId })
	const writes = [putNewEmail(user._id, email, codeHash, now), forget, ...mail]
	return commit(user._id, writes, { message: ownAccountSentences.emailCodeSent })
}

/** The account moves in one transaction, and the owner of the old address hears of it there. */
export async function confirmEmail(call: RequestContext<typeof ownAccountApi.confirmEmail>) {
	const { input, person, device, now, requestId, commit } = call
	const { user: seen } = person
	const answer = { message: ownAccountSentences.emailChanged }
	if (input.email === seen.email) return answer
	const asked = await countNewEmailAttempt(seen._id, now)
	const right = await verifySecret(plainCode(input.verificationCode), asked?.codeHash)
	if (!asked || !right || asked.email !== input.email) {
		const message = asked?.last ? messages.codeEnded : messages.wrongCode
		throw new Refusal('invalid', message, { verificationCode: message })
	}
	const [{ account }, subscriber, left] = await Promise.all([
		readLogin(seen.email, now),
		subscribers.read(input.email),
		leftBelow(seen.email),
	])
	const changed = new Refusal('conflict', ownAccountSentences.changedMeanwhile)
	if (!account) throw changed
	const sessionEpoch = seen.sessionEpoch + 1
	const after = revised(seen, { email: input.email, newsletter: subscriber !== undefined, sessionEpoch })
	const content = { template: 'email-changed', firstName: seen.firstName } as const
	const writes = [
		...moveAccount({
			seen,
			after,
			left,
			changed,
			passwordHash: account.passwordHash,
			codeHash: asked.codeHash,
			taken: new Refusal('conflict', ownAccountSentences.emailTaken),
		}),
		keepSession(person, sessionEpoch),
		rememberDevice(input.email, device, now),
		...queueMail({ to: seen.email, language: seen.language, content }, { now, requestId }),
	]
	await commit(seen._id, writes, answer)
	call.setCookie(device.cookie)
	return answer
}
