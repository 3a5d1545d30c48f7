import { waitingApplications } from '#functions/domain/applications/guest-applications.ts'
import {
	completeSignup,
	readLogin,
	renewSignupCode,
	spendSignupTry,
} from '#functions/domain/credentials/table.ts'
import { changeUser } from '#functions/domain/people/table.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { beginSession, endSession } from '#functions/platform/identity/session.ts'
import { newVerificationCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed } from '#functions/platform/store/table.ts'
import type { accountApi } from '#shared/account/api.ts'
import type { UserRecord } from '#shared/account/schema.ts'
import { messages } from '#shared/messages.ts'
import { signupLetter, spendMail } from './mails.ts'

export async function verify(call: Call<typeof accountApi.verify>) {
	const { input, person, now, setCookie } = call
	const { user } = person
	if (user.verified) return {}
	const signup = await spendSignupTry(user._id, now)
	const right = await verifySecret(plainCode(input.verificationCode), signup?.codeHash)
	if (!signup || !right) {
		const message = signup?.last ? messages.codeEnded : messages.wrongCode
		throw new Refusal('invalid', message, { verificationCode: message })
	}
	const cookie = await complete(user, signup.passwordHash ?? '', call)
	setCookie(cookie)
	return {}
}

type Verifying = Pick<Call<typeof accountApi.verify>, 'person' | 'now' | 'commit'>

/** The account, a session that may do more than the one before, and what they sent as a guest. */
async function complete(user: UserRecord, passwordHash: string, { person, now, commit }: Verifying) {
	for (let tries = 1; ; tries++) {
		const waiting = await waitingApplications(user)
		const gained = { ...user, applicationTokens: waiting.tokens, assistanceRecieved: waiting.assistance }
		const session = beginSession(user, now)
		const own = [...completeSignup(gained, passwordHash), session.write, endSession(person)]
		const done = await commit(user._id, [...own, ...waiting.writes], {}).catch((error) => {
			// One of the applications was being decided on at this moment.
			const isTheirs = error instanceof ConditionFailed && error.at.every((place) => place >= own.length)
			if (isTheirs && tries < 3) return undefined
			throw error instanceof ConditionFailed ? new Refusal('conflict', messages.accountExists) : error
		})
		if (!done) continue
		if (waiting.more) await takeOverOthers({ ...gained, verified: true }, commit)
		return session.cookie
	}
}

async function takeOverOthers(user: UserRecord, commit: Verifying['commit']) {
	for (let more = true; more; ) {
		const waiting = await waitingApplications(user)
		const gain = {
			append: { applicationTokens: waiting.tokens },
			add: { assistanceRecieved: waiting.assistance },
		}
		await commit(user._id, [...changeUser(user, gain), ...waiting.writes], {}).catch((error) => {
			if (!(error instanceof ConditionFailed)) throw error
		})
		more = waiting.more
	}
}

export async function resendCode({ person, now, commit }: Call<typeof accountApi.resendCode>) {
	const { user } = person
	if (user.verified) throw new Refusal('conflict', messages.alreadyVerified)
	await spendMail(user.email, now)
	const code = newVerificationCode()
	const [login, codeHash] = await Promise.all([readLogin(user.email, now), hashSecret(code)])
	const letter = signupLetter(user, code, login.account !== undefined, now)
	const writes = [renewSignupCode(user._id, codeHash, now), letter]
	return commit(user._id, writes, { message: messages.codeSent }).catch((error) => {
		throw error instanceof ConditionFailed ? new Refusal('conflict', messages.alreadyVerified) : error
	})
}
