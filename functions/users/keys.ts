import { confirmOwnPassword } from '#functions/domain/credentials/own-password.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { hasEmployeeKey, removeEmployeeKey, setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { requireEmployee } from '#functions/domain/people/require-user.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { refuseGuessable } from '#functions/platform/identity/guessable.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

export const keyState = async ({ person }: RequestContext<typeof usersApi.keyState>) => ({
	chosen: await hasEmployeeKey(person.user._id),
})

/** Choosing the first key, or a new one after a reset, needs the password, so that an unattended console isn't enough. */
export async function chooseKey(call: RequestContext<typeof usersApi.chooseKey>) {
	const { input, person, commit } = call
	const { _id } = person.user
	refuseGuessable('newKey', input.newKey, person.user)
	const exists = new Refusal('conflict', userSentences.keyExists)
	if (await hasEmployeeKey(_id)) throw exists
	const action = usersApi.chooseKey.path
	const { forget } = await confirmOwnPassword(call, { action, password: input.password })
	const hasNone = { where: { hash: 'absent' }, onConflict: exists } as const
	const key = await setEmployeeKey(_id, input.newKey, hasNone)
	return commit(_id, [key, forget], { message: userSentences.keySet })
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

export async function resetKey({ input, person, now, requestId, commit }: RequestContext<typeof usersApi.resetKey>) {
	if (input.id === person.user._id) throw new Refusal('forbidden', userSentences.ownKey)
	const { _id, email, firstName } = await requireEmployee(input.id)
	const content = { template: 'key-reset', firstName } as const
	const mail = queueMail({ to: email, language: 'en', content, about: userKey(_id) }, { now, requestId })
	return commit(_id, [removeEmployeeKey(_id), ...mail], { message: userSentences.keyReset })
}
