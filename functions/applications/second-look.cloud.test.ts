import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi as api } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applicant, applyAs, code, respond, show, staff, table } from './applications.cloud.test.data.ts'

await allowGuests(true)
const [{ client: denier, user }, { client: colleague }] = await Promise.all([staff(), staff()])
const guest = new TestClient()
const words = 'The bill has my maiden name.'
const denial = { status: 'Denied', message: 'The bill isn’t yours.', amount: 0 } as const

test('after a denial someone else looks again, with both readings, and their answer is a decision like others', async () => {
	const { token, email, member, seen } = await applicant()
	await respond(denier, token, { ...denial, emailApplicant: 'yes' })
	expect((await mailTo(email, /Denied/)).text).toMatch(/ask us once to\s+look again/)
	const attachments = [await upload(member, 'bill.pdf', pdf)]
	const asked = await member.call(api.askAgain, { token, words, attachments })
	expect(asked.body).toMatchObject({
		message: sentences.secondLookAsked,
		application: { status: 'Pending', secondLook: { on: expect.any(String) }, attachments: [{ name: 'bill.pdf' }] },
	})
	expect(asked.text).not.toContain(words)
	const twice = await member.call(api.askAgain, { token, words }, anew())
	expect([twice.status, twice.body.message]).toEqual([409, sentences.noSecondLook])

	const [forDenier, forColleague] = await Promise.all([show(denier, token), show(colleague, token)])
	expect([forDenier.leftToColleague, forColleague.leftToColleague]).toEqual([true, undefined])
	const { secondLook, history, decision, followUps } = forColleague
	expect(secondLook).toMatchObject({ words, files: 1, deniedBy: user._id })
	expect(history.find(({ date }) => date === secondLook?.deniedOn)?.message).toBe(denial.message)
	expect([decision, followUps.map(({ what }) => what)]).toEqual([undefined, ['asked again']])
	const { body } = await colleague.call(desk.list, { q: token, queue: 'for-us', limit: 2 })
	expect(body.applications).toMatchObject([{ token, secondLook: { deniedBy: user._id } }])

	const own = await respond(denier, token)
	expect([own.status, own.body.message]).toEqual([403, sentences.deniedByYou])
	expect((await respond(colleague, token, { ...denial, emailApplicant: 'yes', message: 'Still not.' })).status).toBe(
		200,
	)
	expect((await mailTo(email, /Still not/)).text).not.toMatch(/look\s+again/)
	expect(await seen()).toMatchObject({ status: 'Declined' })
	const third = await member.call(api.askAgain, { token, words: 'Please.' }, anew())
	expect(third.status).toBe(409)
	const { version } = await show(denier, token)
	expect((await respond(denier, token, { version })).status).toBe(403)
})

test('a guest asks by name and token; nobody asks for another’s, before a denial, or after 60 days', async () => {
	const who = { firstName: persona.firstName, lastName: persona.lastName }
	const [token, late] = [await applyAs(guest), await applyAs(guest)]
	const { client: other } = await createPerson()
	const ask = (about: string, names: { firstName: string; lastName: string } = who) =>
		guest.call(api.askFoundAgain, { ...names, token: about, words }, anew())
	expect((await ask(token)).body.message).toBe(sentences.noSecondLook)
	for (const about of [token, late]) await respond(denier, about, denial)
	const wrong = await ask(token, { ...who, lastName: 'Someone' })
	expect([wrong.status, wrong.body.message]).toEqual([404, sentences.notFound])
	expect((await other.call(api.askAgain, { token, words })).status).toBe(404)

	const stored = (await table.applications.read(late)) ?? expect.unreachable()
	const date = new Date(Date.now() - 62 * 24 * 3_600_000).toISOString()
	const decision = stored.decision && { ...stored.decision, date }
	await code.transact(table.changeApplication(stored, { ...stored, decision, version: stored.version + 1 }, 'defect'))
	const tooLate = await ask(late)
	expect([tooLate.status, tooLate.body.message]).toEqual([409, sentences.noSecondLook])

	const both = await Promise.all([ask(token), ask(token)])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	expect((await show(colleague, token)).followUps).toHaveLength(1)
})
