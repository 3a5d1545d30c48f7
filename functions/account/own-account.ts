import { unfinishedOf } from '#functions/domain/applications/unfinished.ts'
import { countNewEmailAttempt, leftBelow, moveAccount, putNewEmail } from '#functions/domain/credentials/new-email.ts'
import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import {
	ownerOf,
	changePassword as passwordWrites,
	readLogin,
	rememberDevice,
} from '#functions/domain/credentials/table.ts'
import { askErasure, keepAccount as keepWrites } from '#functions/domain/erasing/erasures.ts'
import { countCode } from '#functions/domain/mail/mail-limit.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { subscribers } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { keepSession, userKey } from '#functions/platform/identity/session.ts'
import { newVerificationCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'

/**
 * Changes a member's own name. Their applications keep the name they were sent with, because staff compare it with the
 * bill.
 */
export const changeName = ({ input, person, commit }: RequestContext<typeof ownAccountApi.changeName>) =>
	retried(async (isFirst) => {
		const user = isFirst ? person.user : await users.read(person.user._id)
		if (!user) throw new Refusal('signed-out', messages.signedOut)
		const isSame = user.firstName === input.firstName && user.lastName === input.lastName
		const writes = isSame ? [] : users.change(user, revised(user, input), { onConflict: 'retry' })
		return commit(user._id, writes, { message: ownAccountSentences.nameChanged })
	})

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
