import { queueMail } from '#functions/domain/mail/outbox.ts'
import { requireEmployee, users } from '#functions/domain/people/table.ts'
import { newRegistration, takeRegistration } from '#functions/domain/second-factor/challenge.ts'
import { requirePasskeys } from '#functions/domain/second-factor/require.ts'
import {
	newRecoveryCodes,
	removeSecondFactor,
	removeSeenSecondFactor,
	replaceSecondFactor,
	type SecondFactor,
	secondFactorRef,
} from '#functions/domain/second-factor/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { passkeyRuleRef } from '#functions/platform/identity/passkey-rule.ts'
import { beginSession, type Person, userKey } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { getItems } from '#functions/platform/store/table.ts'
import type { passkeysApi } from '#shared/passkeys/api.ts'
import { mostPasskeys, passkeySentences } from '#shared/passkeys/schema.ts'
import { readCreated, registrationOptions } from './webauthn.ts'

const changed = new Refusal('conflict', passkeySentences.changed)

export const state = async ({ person }: RequestContext<typeof passkeysApi.state>) => {
	const { factor, required } = await readOwn(person)
	return stateOf(factor, required)
}

async function readOwn({ user }: Person) {
	const ref = secondFactorRef(user._id)
	const [factor, rule] = await getItems([ref.key, passkeyRuleRef.key])
	return { factor: ref.parse(factor), required: passkeyRuleRef.parse(rule) }
}

const stateOf = ({ passkeys, codeHashes }: SecondFactor, required: boolean) => ({
	passkeys,
	recoveryCodesLeft: codeHashes.length,
	required,
})

export async function registration(call: RequestContext<typeof passkeysApi.registration>) {
	const { person, now, commit } = call
	const { factor } = await readOwn(person)
	if (factor.passkeys.length >= mostPasskeys) throw new Refusal('conflict', passkeySentences.full)
	const { challenge, write } = newRegistration(person.session, now)
	const options = registrationOptions(person.user, challenge, factor.passkeys)
	return commit(person.user._id, [write], { options })
}

/** The first passkey ends all other sessions, because a password was enough for them. */
export async function add(call: RequestContext<typeof passkeysApi.add>) {
	const { input, person, now, requestId, setCookie, commit } = call
	const { user } = person
	const challenge = await takeRegistration(person.session, now)
	const created = challenge && (await readCreated(input.credential, challenge))
	if (!created) throw new Refusal('invalid', passkeySentences.notAdded)
	const { factor: seen, required } = await readOwn(person)
	if (seen.passkeys.length >= mostPasskeys) throw new Refusal('conflict', passkeySentences.full)
	if (seen.passkeys.some(({ id }) => id === created.id)) throw changed
	const first = seen.passkeys.length === 0
	const { recoveryCodes, codeHashes } = first
		? newRecoveryCodes(user._id)
		: { recoveryCodes: undefined, codeHashes: seen.codeHashes }
	const passkeys = [...seen.passkeys, { ...created, name: input.name, added: now.toISOString() }]
	const after = { ...seen, passkeys, codeHashes }
	const sessionEpoch = user.sessionEpoch + 1
	const session = beginSession({ ...user, sessionEpoch }, now, person)
	const content = { template: 'passkey-added', firstName: user.firstName } as const
	const answer = await commit(
		user._id,
		[
			replaceSecondFactor(user._id, seen, after, changed),
			...(first
				? [
						...users.touch(
							user,
							{ set: { hasPasskey: true, sessionEpoch } },
							{ where: { sessionEpoch: { is: user.sessionEpoch } }, onConflict: changed },
						),
						session.write,
					]
				: []),
			...queueMail({ to: user.email, language: 'en', content, about: userKey(user._id) }, { now, requestId }),
		],
		{ message: passkeySentences.added, state: stateOf(after, required), ...(recoveryCodes && { recoveryCodes }) },
	)
	if (first) setCookie(session.cookie)
	return answer
}

export async function remove({ input, person, commit }: RequestContext<typeof passkeysApi.remove>) {
	const { user } = person
	const { factor: seen, required } = await readOwn(person)
	const passkeys = seen.passkeys.filter(({ id }) => id !== input.id)
	if (passkeys.length === seen.passkeys.length) throw new Refusal('not-found', passkeySentences.notFound)
	if (passkeys.length > 0) {
		const after = { ...seen, passkeys }
		const writes = [replaceSecondFactor(user._id, seen, after, changed)]
		return commit(user._id, writes, { message: passkeySentences.removed, state: stateOf(after, required) })
	}
	if (required) throw new Refusal('conflict', passkeySentences.stillRequired)
	const none = secondFactorRef(user._id).parse(undefined)
	const writes = [removeSeenSecondFactor(user._id, seen, changed), ...users.touch(user, { set: { hasPasskey: false } })]
	return commit(user._id, writes, { message: passkeySentences.lastRemoved, state: stateOf(none, required) })
}

export async function newCodes({ person, commit }: RequestContext<typeof passkeysApi.newCodes>) {
	const { user } = person
	const { factor: seen } = await readOwn(person)
	if (seen.passkeys.length === 0) throw new Refusal('conflict', passkeySentences.noneYet)
	const { recoveryCodes, codeHashes } = newRecoveryCodes(user._id)
	const writes = [replaceSecondFactor(user._id, seen, { codeHashes }, changed)]
	return commit(user._id, writes, { message: passkeySentences.codesMade, recoveryCodes })
}

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

export { requireOfEveryone as require }

function requireOfEveryone({ input, person, commit }: RequestContext<typeof passkeysApi.require>) {
	const { required } = input
	if (required && !person.user.hasPasskey) throw new Refusal('conflict', passkeySentences.ownFirst)
	const message = required ? passkeySentences.nowRequired : passkeySentences.notRequired
	return commit('passkey rule', [requirePasskeys(required)], { message })
}
