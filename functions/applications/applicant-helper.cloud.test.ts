import { expect, test } from 'vitest'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi as api } from '#shared/applications/api.ts'
import { helperSentences as sentences } from '#shared/applications/applicant-helper.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, key, respond, show, staff, stranger } from './applications.cloud.test.data.ts'
import { decide } from './take-back.cloud.test.data.ts'

await allowGuests(true)
const { client: colleague } = await staff()
const guest = new TestClient()

const helperWith = (email: string, writeTo: 'applicant' | 'helper' | 'both' = 'both') =>
	({ name: 'Aspen Hill', relation: 'professional', email, writeTo, theyKnow: 'yes' }) as const

/** None of these is in an email to a helper: what was asked for and why, about whom, and what we said. */
const isPrivate = new RegExp(`Denied|can’t help|\\$|240|200|1,200|${persona.illness}|Every page`, 'i')

const helpedBy = async (client: TestClient) => (await client.call(api.helped, {})).body.applications ?? []
const mailsTo = async (email: string) => (await inbox(email)).map(({ text }) => text)

/** A nurse with an account sends it for someone who has an email of their own. */
async function sentByNurse(writeTo?: Parameters<typeof helperWith>[1]) {
	const { client: nurse, user } = await createPerson()
	const who = stranger()
	const token = await applyAs(nurse, { ...who, helper: helperWith(user.email, writeTo) })
	return { nurse, nurseEmail: user.email, who, token }
}

test('both get the confirmation, and later mails go to both, without what is private in the helper’s', async () => {
	const { nurse, nurseEmail, who, token } = await sentByNurse()
	const own = await mailTo(who.email, /Someone filled it in for you/)
	expect(own.text).toContain(token)
	const confirmation = await mailTo(nurseEmail, /Thank you for helping/)
	expect(confirmation.text).toContain(token)
	expect(confirmation.text).not.toContain(who.firstName)

	// It isn't the helper's own application, in their list or in the account.
	expect((await nurse.call(api.mine, {})).body.applications).toEqual([])
	expect(await helpedBy(nurse)).toMatchObject([{ firstName: who.firstName, standing: 'waiting' }])
	const seen = await show(colleague, token)
	expect(seen).toMatchObject({ applicantID: 'Guest', helper: { name: 'Aspen Hill', writeTo: 'both' } })
	expect(seen.delivery).toMatchObject({ to: who.email, copyTo: nurseEmail })

	await colleague.call(desk.ask, { token, things: ['bill'], words: persona.illness, key }, anew())
	await mailTo(who.email, /Before we can decide/)
	await mailTo(nurseEmail, /Something is still missing/)
	expect(await helpedBy(nurse)).toMatchObject([{ standing: 'missing' }])
	await decide(token)
	await mailTo(who.email, /\$200/)
	await mailTo(nurseEmail, /We’ve answered the application you helped with/)
	expect(await helpedBy(nurse)).toMatchObject([{ standing: 'answered' }])
	expect((await mailsTo(nurseEmail)).filter((text) => isPrivate.test(text))).toEqual([])
})

test('a helper has the confirmation also where the applicant’s mailbox gets no more of them', async () => {
	const who = stranger()
	// Two in an hour, and one that waits for the next.
	for (const _ of [1, 2, 3]) await applyAs(guest, who)
	const email = newEmail()
	const token = await applyAs(guest, { ...who, helper: helperWith(email) })
	expect((await mailTo(email, /Thank you for helping/)).text).toContain(token)
})

test('the applicant ends it at Find: the helper sees nothing and gets nothing, not even what waits', async () => {
	const { nurse, nurseEmail, who, token } = await sentByNurse()
	const names = { firstName: who.firstName, lastName: who.lastName }
	await mailTo(nurseEmail, /Thank you for helping/)
	const wrong = await guest.call(api.endFoundHelp, { ...names, firstName: 'Someone', token })
	expect([wrong.status, wrong.body.message]).toEqual([404, applicationSentences.notFound])
	const found = await guest.call(api.find, { ...names, token })
	expect(found.body.application?.helper).toEqual({ name: 'Aspen Hill', relation: 'professional' })
	expect(found.text).not.toContain(nurseEmail)

	await decide(token)
	const ended = await guest.call(api.endFoundHelp, { ...names, token })
	expect(ended.body.message).toBe(sentences.ended)
	const { pin = expect.unreachable() } = ended.body.application?.helper ?? {}
	expect((await guest.call(api.endFoundHelp, { ...names, token, pin })).body.message).toBe(sentences.ended)
	const read = await guest.call(api.find, { ...names, token })
	expect([read.status, read.body.message]).toEqual([400, applicationSentences.pinNeeded])
	expect((await guest.call(api.find, { ...names, token, pin })).body.application?.status).toBe('Pending')
	expect((await mailTo(who.email, /also need this PIN/)).text).toContain(pin)
	await mailTo(who.email, /\$200/)
	expect(await helpedBy(nurse)).toEqual([])
	expect(await mailsTo(nurseEmail)).toHaveLength(1)
	const seen = await show(colleague, token)
	expect([seen.helper?.email, seen.delivery?.copyTo]).toEqual([undefined, undefined])
	expect(seen.helper?.endedOn).toMatch(/^20/)
})

test('who is helped may have no email: only a helper makes that possible, and learns that there is an answer', async () => {
	const [helperEmail, who] = [newEmail(), { ...stranger(), email: '' }]
	await expect(applyAs(guest, who)).rejects.toThrow('Enter an email')
	await expect(applyAs(guest, { ...who, helper: helperWith(helperEmail) })).rejects.toThrow('Enter their email')
	const token = await applyAs(guest, { ...who, helper: helperWith(helperEmail, 'helper') })
	const { text } = await mailTo(helperEmail, /Thank you for helping/)
	expect((await show(colleague, token)).delivery).toMatchObject({ to: helperEmail, address: 'reachable' })
	const preview = await colleague.call(desk.previewEmail, { token, message: persona.illness })
	expect(preview.body.text).toContain('Please ask them to call us')
	expect(preview.text).not.toContain(persona.illness)
	expect((await respond(colleague, token, { status: 'Denied', emailApplicant: 'yes' })).status).toBe(200)
	await mailTo(helperEmail, /We’ve answered the application you helped with/)

	const [, link = ''] = /stop-helping#BTG[-\w]+\.([-\w]+)/.exec(text) ?? []
	const foreign = await sentByNurse()
	const wrong = await guest.call(api.stopHelping, { token: foreign.token, link })
	expect([wrong.status, wrong.body.message]).toEqual([404, sentences.gone])
	expect((await guest.call(api.stopHelping, { token, link })).body.message).toBe(sentences.stopped)
	expect((await guest.call(api.stopHelping, { token, link })).status).toBe(404)
	expect((await show(colleague, token)).delivery).toMatchObject({ to: '', address: 'none' })
})

test('a decision that only the helper would have learned of goes to the applicant once that has ended', async () => {
	const names = async (email: string) => {
		const [who, nurseEmail] = [{ ...stranger(), email }, newEmail()]
		const token = await applyAs(guest, { ...who, helper: helperWith(nurseEmail, 'helper') })
		await decide(token)
		const ended = await guest.call(api.endFoundHelp, { firstName: who.firstName, lastName: who.lastName, token })
		expect(ended.body.message).toBe(sentences.ended)
		return { token, nurseEmail }
	}
	const email = newEmail()
	const told = await names(email)
	// Without it the mail would be waited for in vain, and for minutes.
	expect((await queuedTo(email)).filter(({ notBefore }) => notBefore)).toHaveLength(1)
	await mailTo(email, /\$200/)
	const byPost = await names('')
	const { decision, held } = await show(colleague, byPost.token)
	expect([decision?.byPost, held]).toEqual([true, undefined])
	for (const { nurseEmail } of [told, byPost])
		expect((await mailsTo(nurseEmail)).filter((text) => /answered/.test(String(text)))).toEqual([])
})

test('an employee who filled in for someone leaves the decision to a colleague', async () => {
	const { client, user } = await staff()
	const token = await applyAs(guest, { ...stranger(), helper: helperWith(user.email) })
	const refused = await respond(client, token)
	expect([refused.status, refused.body.message]).toEqual([403, applicationSentences.sentWithOwnEmail])
	const { body } = await client.call(desk.list, { q: token, limit: 1 })
	expect(body.applications).toMatchObject([{ helper: { email: user.email } }])
})

test('nobody ends another’s help, and an applicant with an account ends theirs', async () => {
	const [{ client: member, user }, { client: other }] = await Promise.all([createPerson(), createPerson()])
	const helper = helperWith(newEmail(), 'both')
	const token = await applyAs(member, { email: user.email, helper })
	const foreign = await other.call(api.endHelp, { token })
	expect([foreign.status, foreign.body.message]).toEqual([404, applicationSentences.ownNotFound])
	const { body } = await member.call(api.endHelp, { token })
	const ended = { name: 'Aspen Hill', relation: 'professional', endedOn: expect.stringMatching(/^20/) }
	expect(body.application?.helper).toEqual(ended)
	// The helper has the token, and so only the member finds it from now on.
	const names = { firstName: persona.firstName, lastName: persona.lastName, token }
	const found = [await guest.call(api.find, names), await member.call(api.find, names)]
	expect(found.map(({ status }) => status)).toEqual([403, 200])
})

test('a nurse who helps twelve people is told of each, and a stranger’s mailbox isn’t filled', async () => {
	const { client: nurse, user } = await createPerson()
	const many = Array.from({ length: 12 }, (_, at) => at)
	for (const _ of many) await applyAs(nurse, { ...stranger(), helper: helperWith(user.email) })
	expect(await helpedBy(nurse)).toHaveLength(12)
	await expect.poll(() => mailsTo(user.email), { timeout: 20_000 }).toHaveLength(12)
	const typed = newEmail()
	for (const _ of many.slice(0, 4))
		await applyAs(guest, { ...stranger(), email: '', helper: helperWith(typed, 'helper') })
	await mailTo(typed, /Thank you for helping/)
	expect((await mailsTo(typed)).length).toBeLessThanOrEqual(2)
})
