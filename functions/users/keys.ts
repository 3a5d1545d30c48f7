import { readLogin } from '#functions/domain/credentials/table.ts'
import { mail } from '#functions/domain/mail/outbox.ts'
import { knownEmployee } from '#functions/domain/people/require-user.ts'
import type { Call } from '#functions/platform/http/request-context.ts'
import {
	hasEmployeeKey,
	removeEmployeeKey,
	setEmployeeKey,
} from '#functions/platform/identity/employee-key.ts'
import { verifySecret } from '#functions/platform/identity/secrets.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { spend } from '#functions/platform/store/rate-limit.ts'
import { ConditionFailed, transact } from '#functions/platform/store/table.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'

const passwordTries = { attempts: 5, minutes: 30 }

export const keyState = async ({ person }: Call<typeof usersApi.keyState>) => ({
	chosen: await hasEmployeeKey(person.user._id),
})

/** The first key, or the first after a reset: an unattended console alone must not be enough to choose it. */
export async function chooseKey({ input, person, now, requestId, commit }: Call<typeof usersApi.chooseKey>) {
	const { _id, email } = person.user
	const exists = new Refusal('conflict', userSentences.keyExists)
	if (await hasEmployeeKey(_id)) throw exists
	await spend('choose-key', _id, passwordTries, now)
	const { account } = await readLogin(email, now)
	if (!(await verifySecret(input.password, account?.passwordHash))) {
		const deed = `${usersApi.chooseKey.path} (password wrong)`
		await transact([audit({ deed, by: _id, about: _id, at: now, requestId })])
		throw new Refusal('invalid', userSentences.wrongPassword, { password: userSentences.wrongPassword })
	}
	const key = await setEmployeeKey(_id, input.newKey, 'they have none')
	return commit(_id, [key], { message: userSentences.keySet }).catch(refuseWith(exists))
}

/** `serve` has looked at the old key. */
export async function changeKey({ input, person, commit }: Call<typeof usersApi.changeKey>) {
	const { _id } = person.user
	const key = await setEmployeeKey(_id, input.newKey, 'they have one')
	const gone = new Refusal('conflict', userSentences.keyGone)
	return commit(_id, [key], { message: userSentences.keyChanged }).catch(refuseWith(gone))
}

export async function resetKey({ input, person, now, commit }: Call<typeof usersApi.resetKey>) {
	if (input.id === person.user._id) throw new Refusal('forbidden', userSentences.ownKey)
	const { _id, email, firstName } = await knownEmployee(input.id)
	const letter = mail(email, { template: 'key-reset', firstName }, now)
	return commit(_id, [removeEmployeeKey(_id), letter], { message: userSentences.keyReset })
}

const refuseWith = (refusal: Refusal) => (error: unknown) => {
	throw error instanceof ConditionFailed ? refusal : error
}
