import {
	putRecovery,
	readLogin,
	replacePassword,
	spendRecoveryTry,
} from '#functions/domain/credentials/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { newRecoveryCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { spendMail } from './mails.ts'

/** For an address we do not know all the same is written and the letter withheld: neither answer nor time tells. */
export async function requestRecovery({
	input,
	now,
	commit,
}: RequestContext<typeof accountApi.requestRecovery>) {
	await spendMail(input.email, now)
	const code = newRecoveryCode()
	const [{ account }, codeHash] = await Promise.all([readLogin(input.email, now), hashSecret(code)])
	const about = account?.userId ?? 'nobody'
	const { firstName } = (account && (await users.read(account.userId))) ?? { firstName: '' }
	const letter = mail(
		input.email,
		{ template: 'recovery', firstName, code },
		now,
		account ? 'queued' : 'withheld',
	)
	return commit(about, [putRecovery(input.email, codeHash, now), letter], { message: messages.recoverySent })
}

export async function recover({ input, now, commit }: RequestContext<typeof accountApi.recover>) {
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
	const letter = mail(email, { template: 'password-changed', firstName: user.firstName }, now)
	return commit(user._id, [...writes, letter], { message: messages.recovered })
}
