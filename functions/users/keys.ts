import { readLogin } from '#functions/domain/credentials/table.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { hasEmployeeKey, removeEmployeeKey, setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { requireEmployee } from '#functions/domain/people/require-user.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { verifySecret } from '#functions/platform/identity/secrets.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { countAttempt } from '#functions/platform/store/rate-limit.ts'
import { transact } from '#functions/platform/store/write.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

const passwordAttempts = { attempts: 5, minutes: 30 }

export const keyState = async ({ person }: RequestContext<typeof usersApi.keyState>) => ({
	chosen: await hasEmployeeKey(person.user._id),
})

/** Choosing the first key, or a new one after a reset, needs the password, so that an unattended console isn't enough. */
export async function chooseKey({
	input,
	person,
	now,
	requestId,
	commit,
}: RequestContext<typeof usersApi.chooseKey>) {
	const { _id, email } = person.user
	refuseGuessable('newKey', input.newKey, person.user)
	const exists = new Refusal('conflict', userSentences.keyExists)
	if (await hasEmployeeKey(_id)) throw exists
	await countAttempt('choose-key', _id, passwordAttempts, now)
	const { account } = await readLogin(email, now)
	if (!(await verifySecret(input.password, account?.passwordHash))) {
		const action = `${usersApi.chooseKey.path} (password wrong)`
		await transact([audit({ action, by: _id, about: _id, at: now, requestId })])
		throw new Refusal('invalid', userSentences.wrongPassword, { password: userSentences.wrongPassword })
	}
	const hasNone = { where: { hash: 'absent' }, onConflict: exists } as const
	const key = await setEmployeeKey(_id, input.newKey, hasNone)
	return commit(_id, [key], { message: userSentences.keySet })
}

/** `serve` has already checked the old key. */
export async function changeKey({ input, person, commit }: RequestContext<typeof usersApi.changeKey>) {
	const { _id } = person.user
	refuseGuessable('newKey', input.newKey, person.user)
	const gone = new Refusal('conflict', userSentences.keyGone)
	const hasOne = { where: { hash: 'exists' }, onConflict: gone } as const
	const key = await setEmployeeKey(_id, input.newKey, hasOne)
	return commit(_id, [key], { message: userSentences.keyChanged })
}

export async function resetKey({
	input,
	person,
	now,
	requestId,
	commit,
}: RequestContext<typeof usersApi.resetKey>) {
	if (input.id === person.user._id) throw new Refusal('forbidden', userSentences.ownKey)
	const { _id, email, firstName } = await requireEmployee(input.id)
	const content = { template: 'key-reset', firstName } as const
	const mail = queueMail({ to: email, content, about: userKey(_id) }, { now, requestId })
	return commit(_id, [removeEmployeeKey(_id), ...mail], { message: userSentences.keyReset })
}
