import { queueMail } from '#functions/domain/mail/outbox.ts'
import { readUser } from '#functions/domain/people/table.ts'
import {
	countAttempt,
	finishPendingSignIn,
	noPendingCookie,
	type PendingSignIn,
	pendingKeyIn,
	setChallenge,
} from '#functions/domain/second-factor/pending-sign-in.ts'
import {
	replaceSecondFactor,
	type SecondFactor,
	secondFactorRef,
	withoutCode,
} from '#functions/domain/second-factor/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { beginSession, endSession, userKey } from '#functions/platform/identity/session.ts'
import { newSecret } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { auditOncePerMinute } from '#functions/platform/store/audit.ts'
import { getItem } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import { passkeySentences } from '#shared/passkeys/schema.ts'
import { readShown, signInOptions } from './webauthn.ts'

const ended = new Refusal('invalid', passkeySentences.signInAgain)

const readFactor = async (userId: string) => {
	const ref = secondFactorRef(userId)
	return ref.parse(await getItem(ref.key))
}

export async function challenge({ cookies, now }: RequestContext<typeof passkeysApi.challenge>) {
	const found = pendingKeyIn(cookies)
	const fresh = newSecret()
	const pending = found && (await setChallenge(found, fresh, now))
	if (!pending) throw ended
	const { passkeys } = await readFactor(pending.userId)
	return { options: signInOptions(fresh, passkeys) }
}

export async function signIn(call: RequestContext<typeof passkeysApi.signIn>) {
	const { pending, factor, user } = await attempted(call)
	const { credential } = call.input
	const passkey = factor.passkeys.find(({ id }) => id === credential.id)
	const counter =
		passkey && pending.challenge ? await readShown(credential, passkey, user._id, pending.challenge) : undefined
	if (counter === undefined) {
		await recordWrong(call, passkeysApi.signIn.path, user)
		throw new Refusal('invalid', passkeySentences.wrongPasskey)
	}
	const used = { counter, lastUsed: call.now.toISOString() }
	const passkeys = factor.passkeys.map((each) => (each.id === credential.id ? { ...each, ...used } : each))
	const { writes, cookies } = finishing(call, { pending, user })
	await call.commit(user._id, [replaceSecondFactor(user._id, factor, { passkeys }, ended), ...writes], {})
	cookies.forEach(call.setCookie)
	return {}
}

export async function signInWithCode(call: RequestContext<typeof passkeysApi.signInWithCode>) {
	const { now, requestId } = call
	const { pending, factor, user } = await attempted(call)
	const wrong = new Refusal('invalid', passkeySentences.wrongCode, { code: passkeySentences.wrongCode })
	const codeHashes = withoutCode(user._id, factor, call.input.code)
	if (!codeHashes) {
		await recordWrong(call, passkeysApi.signInWithCode.path, user)
		throw wrong
	}
	const { email, firstName } = user
	const content = { template: 'recovery-code-used', firstName, left: codeHashes.length } as const
	const { writes, cookies } = finishing(call, { pending, user })
	const all = [
		replaceSecondFactor(user._id, factor, { codeHashes }, wrong),
		...queueMail({ to: email, language: 'en', content, about: userKey(user._id) }, { now, requestId }),
		...writes,
	]
	const answer = await call.commit(user._id, all, { recoveryCodesLeft: codeHashes.length })
	cookies.forEach(call.setCookie)
	return answer
}

type SignInCall = Pick<RequestContext<typeof passkeysApi.signIn>, 'cookies' | 'person' | 'now' | 'requestId'>

interface Attempted {
	pending: PendingSignIn
	factor: SecondFactor
	user: UserRecord
}

/** A sign-in ends when the account's sessions end: by a recovery, a removed employee or a disabled account. */
async function attempted({ cookies, now }: SignInCall): Promise<Attempted> {
	const found = pendingKeyIn(cookies)
	const pending = found && (await countAttempt(found, now))
	if (!pending) throw ended
	const [user, factor] = await Promise.all([readUser(pending.userId), readFactor(pending.userId)])
	if (!user || user.disabled || user.sessionEpoch !== pending.epoch) throw ended
	return { pending, factor, user }
}

function finishing({ person, now }: SignInCall, { pending, user }: Omit<Attempted, 'factor'>) {
	const session = beginSession(user, now)
	const planted = person ? [endSession(person)] : []
	return {
		writes: [finishPendingSignIn(pending, ended), session.write, ...planted],
		cookies: [session.cookie, noPendingCookie()],
	}
}

const recordWrong = ({ now, requestId }: SignInCall, path: string, { _id }: UserRecord) =>
	auditOncePerMinute({ action: `${path} (wrong)`, by: 'visitor', about: _id, at: now, requestId })
