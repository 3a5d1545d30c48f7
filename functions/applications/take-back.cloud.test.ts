import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterMail } from '#infra/testing/eventually.ts'
import { mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applicant, applyAs, respond, show, staff } from './applications.cloud.test.data.ts'
import { colleague, decide, seconds, takeBack } from './take-back.cloud.test.data.ts'

await allowGuests(true)
const { client: other } = await staff()

test('the applicant and the statistics learn of a decision once its mail has left', async () => {
	const { token, email, seen, assistance } = await applicant()
	const { body } = await decide(token)
	expect(body.application).toMatchObject({ status: 'Approved', held: { until: expect.stringMatching(/^20/) } })
	expect(JSON.stringify(body)).not.toContain('former')
	expect(await seen()).toMatchObject({ status: 'Pending' })
	expect((await seen())?.decision).toBeUndefined()
	expect(await assistance()).toBe(0)
	await mailTo(email, /\$200/)
	expect(await assistance()).toBe(200)
	expect(await seen()).toMatchObject({ status: 'Approved', decision: { amount: 200 } })
	const late = await takeBack(token, 1)
	expect([late.status, late.body.message]).toEqual([400, sentences.mailGone])
})

test('a decision that is taken back leaves everything as it was, and its mail is never sent', async () => {
	const { token, email, seen, assistance } = await applicant()
	await respond(colleague, token, { status: 'Denied', message: 'No.', emailApplicant: 'no' })
	await decide(token, { version: 1 })
	const both = await Promise.all([takeBack(token, 2), takeBack(token, 2, other)])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await assistance()).toBe(0)
	const { status, decision, history, held } = await show(colleague, token)
	expect([status, decision?.message, held]).toEqual(['Denied', 'No.', undefined])
	expect(history.map(({ emailed, takenBackBy }) => [emailed, takenBackBy !== undefined])).toEqual([
		[false, false],
		[false, true],
	])
	await afterMail(async () =>
		expect((await show(colleague, token)).delivery?.lastMail).toMatchObject({
			template: 'decision',
			state: 'taken-back',
		}),
	)
	await pause((seconds + 2) * 1000)
	expect(await seen()).toMatchObject({ status: 'Declined' })
	expect((await inbox(email)).filter(({ text }) => text.includes('$200'))).toEqual([])
})

test('only colleagues take a decision back, and a deployed one that was sent at once stays', async () => {
	const sent = await applyAs(new TestClient())
	await respond(colleague, sent, { emailApplicant: 'yes' })
	expect((await colleague.call(desk.takeBack, { token: sent })).body.message).toBe(sentences.mailGone)
	const { token } = await applicant()
	await decide(token)
	expect((await new TestClient().call(desk.takeBack, { token })).status).toBe(401)
	expect((await colleague.call(desk.takeBack, { token })).status).toBe(200)
})
