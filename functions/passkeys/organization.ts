import { queueMail } from '#functions/domain/mail/outbox.ts'
import { requireEmployee } from '#functions/domain/people/require-user.ts'
import { users } from '#functions/domain/people/table.ts'
import { requirePasskeys } from '#functions/domain/second-factor/require.ts'
import { removeSecondFactor } from '#functions/domain/second-factor/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { passkeysApi } from '#shared/passkeys/api.ts'
import { passkeySentences } from '#shared/passkeys/schema.ts'

/** Also ends the colleague's sessions, because the device that was lost may be signed in. */
export async function reset({ input, person, now, requestId, commit }: RequestContext<typeof passkeysApi.reset>) {
	if (input.id === person.user._id) throw new Refusal('forbidden', passkeySentences.ownReset)
	const user = await requireEmployee(input.id)
	const nothing = new Refusal('conflict', passkeySentences.nothingToReset)
	if (!user.hasPasskey) throw nothing
	const { _id, email, firstName } = user
	const content = { template: 'passkeys-reset', firstName } as const
	const writes = [
		removeSecondFactor(_id),
		...users.touch(
			user,
			{ set: { hasPasskey: false }, increase: { sessionEpoch: 1 } },
			{ where: { hasPasskey: { is: true } }, onConflict: nothing },
		),
		...queueMail({ to: email, language: 'en', content, about: userKey(_id) }, { now, requestId }),
	]
	return commit(_id, writes, { message: passkeySentences.reset })
}

export function requireOfEveryone({ input, person, commit }: RequestContext<typeof passkeysApi.require>) {
	const { required } = input
	if (required && !person.user.hasPasskey) throw new Refusal('conflict', passkeySentences.ownFirst)
	const message = required ? passkeySentences.nowRequired : passkeySentences.notRequired
	return commit('passkey rule', [requirePasskeys(required)], { message })
}
