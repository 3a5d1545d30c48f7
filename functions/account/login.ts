import { loginWithTry } from '#functions/domain/credentials/login-attempts.ts'
import { forgetLoginTries, giveBackLoginTry, rememberDevice } from '#functions/domain/credentials/table.ts'
import { readSubscriber } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { verifySecret } from '#functions/platform/identity/secrets.ts'
import { beginSession, endSession, noSessionCookie } from '#functions/platform/identity/session.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { auditOncePerMinute } from '#functions/platform/store/audit.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'

/** Two passwords are compared whether there is an account, a sign-up, both or neither: it takes the same time. */
export async function login(call: RequestContext<typeof accountApi.login>) {
	const { input, person, device, now, setCookie, commit } = call
	const found = await loginWithTry(input.email, device, now)
	const { spent } = found
	// An address without an account is recorded as well, or the time would tell it from one with.
	const record = (how: 'wrong' | 'locked') =>
		auditOncePerMinute({
			action: `${accountApi.login.path} (${how})`,
			by: 'visitor',
			about: found.account?.userId ?? 'nobody',
			at: now,
			requestId: call.requestId,
		})
	if (!spent) {
		await record('locked')
		throw new Refusal('too-many', messages.lockedLogin)
	}
	const [ofAccount, ofSignup] = await Promise.all([
		verifySecret(input.password, found.account?.passwordHash),
		verifySecret(input.password, found.pending?.passwordHash),
	])
	const userId = ofAccount ? found.account?.userId : ofSignup ? found.pending?.userId : undefined
	if (!userId) {
		log.info('wrong login', {
			requestId: call.requestId,
			...(found.account && { actor: found.account.userId }),
		})
		await record('wrong')
		throw new Refusal('invalid', messages.wrongLogin)
	}
	const [user, subscriber] = await Promise.all([users.read(userId), readSubscriber(input.email)])
	if (!user) throw new Error('A login leads to a user who does not exist')
	const newsletter = subscriber !== undefined
	// They may have subscribed while signed out: only now is it sure that the address is theirs.
	const follow =
		user.verified && user.newsletter !== newsletter ? users.touch(user, { set: { newsletter } }) : []
	const session = beginSession(user, now)
	const planted = person ? [endSession(person)] : []
	const ownsAddress = ofAccount ? [rememberDevice(input.email, device, now)] : []
	const forget = ofAccount && !found.knownDevice ? [forgetLoginTries(input.email)] : []
	const answer = await commit(userId, [session.write, ...ownsAddress, ...forget, ...planted, ...follow], {})
	if (!ofAccount) await giveBackLoginTry(found.attempts, spent)
	setCookie(session.cookie)
	if (ofAccount) setCookie(device.cookie)
	return answer
}

export async function signout({ person, setCookie, commit }: RequestContext<typeof accountApi.signout>) {
	setCookie(noSessionCookie())
	return person ? commit(person.user._id, [endSession(person)], {}) : {}
}
