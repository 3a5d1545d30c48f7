import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { mailTo } from '#infra/testing/people.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { DecisionRecord } from '#shared/applications/decisions.ts'
import { PaymentRecord } from '#shared/applications/payments.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { allowGuests, applicant, code, show, table } from './applications.cloud.test.data.ts'
import { colleague, decide, takeBack } from './take-back.cloud.test.data.ts'

await allowGuests(true)

/** As the clock leaves it when what was missing didn't come. */
async function closeByClock(token: string) {
	const application = (await table.applications.read(token)) ?? expect.unreachable()
	const date = new Date().toISOString()
	const decision = { status: 'Denied', name: sentences.theClock, employeeId: 'clock', date } as const
	const closed = { status: 'Denied', closedOn: date, decision: DecisionRecord.parse(decision) } as const
	await code.transact(table.changeApplication(application, revised(application, closed), 'defect'))
}

test('the decision before, whose mail was stopped by the one that is taken back, was never sent', async () => {
	const { token } = await applicant()
	await decide(token)
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const held = seen.held && { ...seen.held, until: new Date().toISOString() }
	await code.transact(table.changeApplication(seen, revised(seen, { held }), 'defect'))
	expect((await decide(token, { status: 'Denied' })).status).toBe(200)
	const { body } = await takeBack(token, 3)
	expect(body.application).toMatchObject({ status: 'Approved', decision: { amount: 200, emailed: false } })
})

test('a payment beside a decision that is held isn’t shown', async () => {
	const { token, seen } = await applicant()
	await decide(token)
	const application = (await table.applications.read(token)) ?? expect.unreachable()
	const payment = PaymentRecord.parse({
		method: 'Check',
		date: '2025-11-02',
		name: 'Hazel',
		employeeId: 'hazel',
		recordedOn: new Date().toISOString(),
	})
	await code.transact(table.changeApplication(application, revised(application, { payment }), 'defect'))
	expect(await seen()).toMatchObject({ status: 'Pending' })
	expect((await seen())?.payment).toBeUndefined()
})

test('a decision that is changed in time is the only one that is sent', async () => {
	const { token, email, seen, assistance } = await applicant()
	await decide(token, { amount: 8000 })
	await decide(token, { amount: 800, version: 1 })
	expect(await assistance()).toBe(0)
	const { history } = await show(colleague, token)
	expect(history.map(({ amount, emailed }) => [amount, emailed])).toEqual([
		[8000, false],
		[800, true],
	])
	await takeBack(token, 2)
	expect((await show(colleague, token)).status).toBe('Pending')
	await decide(token, { status: 'Denied', version: 3 })
	await mailTo(email, /sorry/i)
	expect(await seen()).toMatchObject({ status: 'Declined' })
	expect((await inbox(email)).filter(({ text }) => /\$8,?000|\$800/.test(text))).toEqual([])
})

test('a document that comes while a decision waits opens a closed application, also when the decision is taken back', async () => {
	const { token, seen, member } = await applicant()
	await closeByClock(token)
	const { version } = await show(colleague, token)
	await decide(token, { version })
	expect(await seen()).toMatchObject({ status: 'Declined' })
	const attachments = [await upload(member, 'bill.pdf', pdf)]
	const sent = await member.call(applicationsApi.sendDocuments, { token, attachments })
	expect([sent.status, sent.body.message]).toEqual([200, sentences.reopened])
	expect(sent.body.application).toMatchObject({ status: 'Pending' })
	expect((await show(colleague, token)).status).toBe('Approved')
	expect((await takeBack(token, version + 2)).status).toBe(200)
	const { status, closedOn, decision, reopenedOn } = await show(colleague, token)
	expect([status, closedOn, decision, typeof reopenedOn]).toEqual(['Pending', undefined, undefined, 'string'])
	expect(await seen()).toMatchObject({ status: 'Pending' })
})

test('a second employee’s decision that is taken back leaves the first one’s proposal', async () => {
	const { token } = await applicant()
	const application = (await table.applications.read(token)) ?? expect.unreachable()
	const proposal = DecisionRecord.parse({
		status: 'Approved',
		amount: 8000,
		message: 'We can help you.',
		emailed: true,
		name: 'Hazel',
		employeeId: 'hazel',
		date: new Date().toISOString(),
	})
	await code.transact(table.changeApplication(application, revised(application, { proposal }), 'defect'))
	const { body } = await decide(token, { amount: 8000, version: 1 })
	expect(body.application.decision).toMatchObject({ amount: 8000, proposed: { name: 'Hazel' } })
	expect(body.application.proposal).toBeUndefined()
	expect((await takeBack(token, 2)).status).toBe(200)
	expect(await show(colleague, token)).toMatchObject({ status: 'Pending', proposal: { amount: 8000, name: 'Hazel' } })
})
