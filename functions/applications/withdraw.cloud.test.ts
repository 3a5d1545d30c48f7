import { expect, test } from 'vitest'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi as api } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applicant, applyAs, code, respond, show, staff, table } from './applications.cloud.test.data.ts'
import { decide } from './take-back.cloud.test.data.ts'

await allowGuests(true)
const { client: colleague } = await staff()
const guest = new TestClient()
const who = { firstName: persona.firstName, lastName: persona.lastName }
const withdrawn = { withdrawn: true, reason: 'elsewhere' } as const

const byName = (
	token: string,
	change: { withdrawn: boolean; reason?: 'elsewhere' },
	name: { firstName: string; lastName: string } = who,
) => guest.call(api.withdrawFound, { ...name, token, ...change }, anew())

/** The parts of the staff's list that have it. */
async function partsOf(token: string) {
	const parts = [{ status: 'Pending' }, { status: 'Denied' }, { status: 'Withdrawn' }, { queue: 'for-us' }] as const
	const lists = await Promise.all(parts.map((part) => colleague.call(desk.list, { q: token, ...part, limit: 2 })))
	return parts.filter((_, at) => lists[at]?.body.applications?.length).flatMap((part) => Object.values(part))
}

test('a guest withdraws with name and token: it leaves the queues, nobody can decide, and a day is left to undo it', async () => {
	const email = newEmail()
	const token = await applyAs(guest, { email })
	expect(await partsOf(token)).toEqual(['Pending', 'for-us'])
	const wrong = await byName(token, withdrawn, { ...who, firstName: 'Someone' })
	expect([wrong.status, wrong.body.message]).toEqual([404, sentences.notFound])

	const done = await byName(token, withdrawn)
	expect(done.body).toMatchObject({ message: sentences.withdrawn, application: { status: 'Pending' } })
	expect(done.body.application?.withdrawnOn).toMatch(/^20/)
	expect((await mailTo(email, /You withdrew your application/)).text).toContain(token)
	expect(await partsOf(token)).toEqual(['Withdrawn'])

	const refusals = [
		await respond(colleague, token, { status: 'Denied' }),
		await colleague.call(desk.ask, { token, things: ['bill'], key: 'meadow-and-river-7' }, anew()),
	]
	expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(
		Array(2).fill([409, sentences.withdrawnByApplicant]),
	)
	const sent = await guest.call(api.sendFoundDocuments, { ...who, token, cannotGet: true }, anew())
	expect([sent.status, sent.body.message]).toEqual([409, sentences.undoFirst])

	expect((await byName(token, { withdrawn: false })).body.message).toBe(sentences.withdrawalUndone)
	expect(await partsOf(token)).toEqual(['Pending', 'for-us'])
	const { followUps, withdrawnOn, withdrawnFor } = await show(colleague, token)
	expect(followUps.map(({ what, reason }) => [what, reason])).toEqual([
		['withdrawn', 'elsewhere'],
		['withdrawal undone', undefined],
	])
	expect([withdrawnOn, withdrawnFor]).toEqual([undefined, undefined])

	// Whoever knows the token fills no mailbox, and withdraws nothing of which its owner isn't told.
	expect((await byName(token, withdrawn)).status).toBe(200)
	expect((await byName(token, { withdrawn: false })).status).toBe(200)
	const third = await byName(token, withdrawn)
	expect([third.status, third.body.message]).toEqual([429, sentences.mailsUsedUp])
	expect(await partsOf(token)).toEqual(['Pending', 'for-us'])
})

test('nobody withdraws another’s, or one that is answered, though its email hasn’t left', async () => {
	const [{ token, email, member }, { client: other }] = await Promise.all([applicant(), createPerson()])
	const foreign = await other.call(api.withdraw, { token, ...withdrawn })
	expect([foreign.status, foreign.body.message]).toEqual([404, sentences.ownNotFound])
	expect((await decide(token)).status).toBe(200)
	const late = await member.call(api.withdraw, { token, ...withdrawn })
	expect([late.status, late.body.message]).toEqual([409, sentences.answeredBeforeWithdrawn])
	expect(late.text).not.toContain('Approved')
	await mailTo(email, /\$200/)
	expect((await member.call(api.withdraw, { token, ...withdrawn }, anew())).status).toBe(409)
})

test('a withdrawal and a decision at once: one of them counts', async () => {
	const { token, member, email } = await applicant()
	const both = await Promise.all([
		member.call(api.withdraw, { token, ...withdrawn }),
		respond(colleague, token, { status: 'Denied', version: 0 }),
	])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	const { status, withdrawnOn } = await show(colleague, token)
	expect(status === 'Denied').toBe(withdrawnOn === undefined)
	const told = async () => (await inbox(email)).filter(({ text }) => text.includes('You withdrew')).length
	await expect.poll(told).toBe(withdrawnOn ? 1 : 0)
})

test('after a day it can’t be undone, and doing it twice is done once', async () => {
	const { token, member } = await applicant()
	const first = await member.call(api.withdraw, { token, ...withdrawn }, anew())
	const again = await member.call(api.withdraw, { token, ...withdrawn }, anew())
	expect(again.body).toEqual(first.body)
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const withdrawnOn = new Date(Date.now() - 25 * 3_600_000).toISOString()
	await code.transact(table.changeApplication(seen, { ...seen, withdrawnOn, version: seen.version + 1 }, 'defect'))
	const undo = await member.call(api.withdraw, { token, withdrawn: false })
	expect([undo.status, undo.body.message]).toEqual([409, sentences.undoneTooLate])
	expect((await show(colleague, token)).followUps).toHaveLength(1)
})
