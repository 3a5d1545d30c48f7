import {
	putRecovery,
	readLogin,
	replacePassword,
	spendRecoveryTry,
} from '#functions/domain/credentials/table.ts'
import { queueMail, withholdMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { newId, newRecoveryCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { spendMail } from './mails.ts'

/** For an address we do not know all the same is written and the mail withheld: neither answer nor time tells. */
export async function requestRecovery({
	input,
	now,
	requestId,
	commit,
}: RequestContext<typeof accountApi.requestRecovery>) {
	await spendMail(input.email, now)
	const code = newRecoveryCode()
	const [{ account }, codeHash] = await Promise.all([readLogin(input.email, now), hashSecret(code)])
	const about = account?.userId ?? 'nobody'
	const { firstName } = (account && (await users.read(account.userId))) ?? { firstName: '' }
	const content = { template: 'recovery', firstName, code } as const
	const mail = { to: input.email, content, about: userKey(account?.userId ?? newId()) }
	const writes = (account ? queueMail : withholdMail)(mail, { now, requestId })
	return commit(about, [putRecovery(input.email, codeHash, now), ...writes], {
		message: messages.recoverySent,
	})
}

export async function recover({ input, now, requestId, commit }: RequestContext<typeof accountApi.recover>) {
	const { email, password, token } = input
	const wrong = new Refusal('invalid', messages.wrongRecovery)
	const recovery = await spendRecoveryTry(email, now)
	const right = await verifySecret(plainCode(token), recovery?.codeHash)
	if (!recovery || !right) throw wrong
	const { account } = await readLogin(email, now)
	const user = account && (await users.read(account.userId))
	if (!user) throw wrong
	const passwordHash = await hashSecret(password)
	const { codeHash } = recovery
	const writes = replacePassword({ email, user, passwordHash, codeHash, onConflict: wrong })
	const content = { template: 'password-changed', firstName: user.firstName } as const
	const mail = queueMail({ to: email, content, about: userKey(user._id) }, { now, requestId })
	return commit(user._id, [...writes, ...mail], { message: messages.recovered })
}
