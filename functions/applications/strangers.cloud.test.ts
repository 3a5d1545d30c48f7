import { expect, test } from 'vitest'
import { attend, guestsOf, linkIn, signUpsOf } from '#functions/events/events.cloud.test.data.ts'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi as api } from '#shared/applications/api.ts'
import { referenceSentences } from '#shared/applications/reference.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { allowGuests, applyAs, code, key, show, staff } from './applications.cloud.test.data.ts'

await allowGuests(true)
const { putReference } = await import('#functions/domain/applications/reference.ts')
const { putReferenceLink } = await import('#functions/domain/applications/reference-links.ts')
const { client: colleague } = await staff()
const guest = new TestClient()
const names = { firstName: persona.firstName, lastName: persona.lastName }

interface Try {
	attempt: () => Promise<{ status: number; body: { message?: string } }>
	refusal: [status: number, message: string]
	/** What it must leave as it was. */
	kept: () => Promise<unknown>
}

const answer = (link: string) =>
	guest.call(api.giveReference, { link, answer: 'unsure', referrer: 'Some Stranger' }, anew())

const referred = { email: newEmail(), referred: true, referrer: 'Nurse Aspen Hill', referrerConsent: true }

const ask = (token: string, email: string) => colleague.call(desk.askReferrer, { token, email, key }, anew())

const referenceOf = (token: string) => async () => (await show(colleague, token)).reference

const tries: Readonly<Record<string, () => Promise<Try>>> = {
	'answering for a referrer without the link': async () => {
		const token = await applyAs(guest, referred)
		await ask(token, newEmail())
		return { attempt: () => answer('no-such-link'), refusal: [404, referenceSentences.gone], kept: referenceOf(token) }
	},
	'answering for a referrer after the last day': async () => {
		const token = await applyAs(guest, referred)
		const then = new Date(Date.now() - 15 * 24 * 3_600_000)
		const reference = { email: newEmail(), name: 'Hazel', askedOn: then.toISOString() }
		await code.transact([putReference(token, reference), putReferenceLink(token, token, then)])
		return { attempt: () => answer(token), refusal: [404, referenceSentences.gone], kept: referenceOf(token) }
	},
	'filling a mailbox with questions to a referrer': async () => {
		const [one, other, email] = [await applyAs(guest, referred), await applyAs(guest, referred), newEmail()]
		for (const token of [one, other]) expect((await ask(token, email)).status).toBe(200)
		await mailTo(email, /Someone we may help/, 2)
		return { attempt: () => ask(one, email), refusal: [429, referenceSentences.mailedBefore], kept: referenceOf(one) }
	},
	'reading what one filled in for someone after being shut out': async () => {
		const helper = {
			name: 'Aspen Hill',
			relation: 'family',
			email: newEmail(),
			writeTo: 'both',
			theyKnow: 'yes',
		} as const
		const token = await applyAs(guest, { helper })
		const { pin } = (await guest.call(api.endFoundHelp, { ...names, token })).body.application?.helper ?? {}
		return {
			attempt: () => guest.call(api.find, { ...names, token }),
			refusal: [400, applicationSentences.pinNeeded],
			kept: async () => (await guest.call(api.find, { ...names, token, pin })).body.application?.status,
		}
	},
	'withdrawing what is another’s': async () => {
		const [{ client: member, user }, { client: other }] = await Promise.all([createPerson(), createPerson()])
		const token = await applyAs(member, { email: user.email })
		return {
			attempt: () => other.call(api.withdraw, { token, withdrawn: true, reason: 'paid' }, anew()),
			refusal: [404, applicationSentences.ownNotFound],
			kept: async () => (await member.call(api.mine, {})).body.applications?.map(({ withdrawnOn }) => withdrawnOn),
		}
	},
	'taking a place twice that one waited for': async () => {
		const event = await createEvent({ capacity: 1 })
		const [{ client, user }, waiting] = [await createPerson(), await createPerson()]
		await attend(event, user.email, client)
		await attend(event, waiting.user.email, waiting.client, { wait: true })
		const [{ _id: id } = expect.unreachable()] = await signUpsOf(client)
		await client.call(eventsApi.cancelMine, { id })
		const token = await linkIn(waiting.user.email, /Take my place, or give it up/)
		expect((await guest.call(eventsApi.takePlace, { token })).status).toBe(200)
		return {
			attempt: () => guest.call(eventsApi.takePlace, { token }),
			refusal: [409, eventSentences.placeYours],
			kept: async () => (await guestsOf(event)).map(({ email }) => email),
		}
	},
}

test.each(Object.entries(tries))('%s is refused, and nothing is lost', async (_, prepare) => {
	const { attempt, refusal, kept } = await prepare()
	const before = await kept()
	expect(before).toBeDefined()
	const { status, body } = await attempt()
	expect([status, body.message]).toEqual(refusal)
	expect(await kept()).toEqual(before)
})
