import {
	putRecovery,
	readLogin,
	replacePassword,
	spendRecoveryTry,
} from '#functions/domain/credentials/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import { hashSecret, verifySecret } from '#functions/platform/identity/secrets.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { newRecoveryCode, plainCode } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ConditionFailed, getItem } from '#functions/platform/store/table.ts'
import type { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { messages } from '#shared/messages.ts'
import { spendMail } from './mails.ts'

/** For an address we do not know all the same is written and the letter withheld: neither answer nor time tells. */
export async function requestRecovery({ input, now, commit }: Call<typeof accountApi.requestRecovery>) {
	await spendMail(input.email, now)
	const code = newRecoveryCode()
	const [{ account }, codeHash] = await Promise.all([readLogin(input.email, now), hashSecret(code)])
	const about = account?.userId ?? 'nobody'
	const { firstName } = await addressee(about)
	const letter = mail(
		input.email,
		{ template: 'recovery', firstName, code },
		now,
		account ? 'queued' : 'withheld',
	)
	return commit(about, [putRecovery(input.email, codeHash, now), letter], { message: messages.recoverySent })
}

export async function recover({ input, now, commit }: Call<typeof accountApi.recover>) {
	const { email, password, token } = input
	const wrong = new Refusal('invalid', messages.wrongRecovery)
	const recovery = await spendRecoveryTry(email, now)
	const right = await verifySecret(plainCode(token), recovery?.codeHash)
	if (!recovery || !right) throw wrong
	const { account } = await readLogin(email, now)
	if (!account) throw wrong
	const { firstName } = await addressee(account.userId)
	const writes = replacePassword(email, account.userId, await hashSecret(password), recovery.codeHash)
	const letter = mail(email, { template: 'password-changed', firstName }, now)
	return commit(account.userId, [...writes, letter], { message: messages.recovered }).catch((error) => {
		throw error instanceof ConditionFailed ? wrong : error
	})
}

const addressee = async (userId: string) =>
	UserRecord.pick({ firstName: true })
		.default({ firstName: '' })
		.parse(await getItem(userKey(userId)))
