import { countLoginAttempt } from '#functions/domain/credentials/login-attempts.ts'
import {
	keepPassword,
	rememberDevice,
	resetLoginAttempts,
	undoLoginAttempt,
} from '#functions/domain/credentials/table.ts'
import { subscribers } from '#functions/domain/newsletter/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { beginPendingSignIn } from '#functions/domain/second-factor/pending-sign-in.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { verifySecret } from '#functions/platform/identity/secrets.ts'
import { beginSession, endNamedSession, endSession, noSessionCookie } from '#functions/platform/identity/session.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { auditOncePerMinute } from '#functions/platform/store/audit.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'

/** Two passwords are always compared, so that the time doesn't tell whether there is an account, a sign-up, both or none. */
export async function login(call: RequestContext<typeof accountApi.login>) {
	const { input, person, language, device, now, setCookie, commit } = call
	const found = await countLoginAttempt(input.email, device, now)
	const { counted } = found
	// An address without an account is recorded too, because otherwise the time would tell that there is none.
	const record = (how: 'wrong' | 'locked' | 'disabled') =>
		auditOncePerMinute({
			action: `${accountApi.login.path} (${how})`,
			by: 'visitor',
			about: found.account?.userId ?? 'nobody',
			at: now,
			requestId: call.requestId,
		})
	if (!counted) {
		await record('locked')
		throw new Refusal('too-many', messages.lockedLogin)
	}
	const [ofAccount, ofSignup] = await Promise.all([
		verifySecret(input.password, found.account?.passwordHash),
		verifySecret(input.password, found.pending?.passwordHash),
	])
	const account = ofAccount ? found.account : undefined
	const userId = account?.userId ?? (ofSignup ? found.pending?.userId : undefined)
	const wrong = new Refusal('invalid', messages.wrongLogin)
	if (!userId) {
		log.info('wrong login', { requestId: call.requestId, ...(found.account && { actor: found.account.userId }) })
		await record('wrong')
		throw wrong
	}
	const [user, subscriber] = await Promise.all([users.read(userId), subscribers.read(input.email)])
	if (!user) throw new Error('A login leads to a user who does not exist')
	if (user.disabled) {
		await record('disabled')
		throw new Refusal('forbidden', messages.disabledLogin)
	}
	const newsletter = subscriber !== undefined
	// A person who subscribed while signed out hadn't proved the address then, so the account learns of it only now.
	const follow = {
		...(user.verified && user.newsletter !== newsletter && { newsletter }),
		...(user.language !== language && { language }),
	}
	const following = Object.keys(follow).length > 0 ? users.touch(user, { set: follow }) : []
	const needsPasskey = user.employee && user.hasPasskey
	const session = needsPasskey ? beginPendingSignIn(user, now) : beginSession(user, now)
	const planted = person ? [endSession(person)] : []
	const ownsAddress = account
		? [rememberDevice(input.email, device, now), keepPassword(input.email, account, wrong)]
		: []
	const forget = ofAccount && !found.knownDevice ? [resetLoginAttempts(input.email)] : []
	const writes = [session.write, ...ownsAddress, ...forget, ...planted, ...following]
	const answer = await commit(userId, writes, needsPasskey ? { needsPasskey } : {})
	if (!ofAccount) await undoLoginAttempt(found.attempts, counted, now)
	setCookie(session.cookie)
	if (ofAccount) setCookie(device.cookie)
	return answer
}

/**
 * A sign-out that names its session may come late, when someone else has signed in at the same browser. So it ends that
 * session only, or the one that took its place, and leaves the browser's cookie alone: by the time the answer arrives, it
 * may be another one.
 */
export async function signout({ input, person, setCookie, commit }: RequestContext<typeof accountApi.signout>) {
	if (input.session !== undefined) {
		const named = await endNamedSession(input.session, person)
		return named ? commit(named.userId, [named.write], {}) : {}
	}
	setCookie(noSessionCookie())
	return person ? commit(person.user._id, [endSession(person)], {}) : {}
}
